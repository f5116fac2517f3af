import { defineModule, del, get, post } from '@/lib/api/endpoint'
import type { Empty } from '@/lib/api/entities/common.schema'
import type { RevokeSession, SessionList } from './session.schema'

/** *Ours*: where one is signed in. */
export const sessionApi = defineModule('/api/v1/user/web/session', {
  /** Newest first; the caller's own before the others. */
  filter: get<typeof Empty, typeof SessionList>('filter', { access: 'user' }),
  /** Ends one sign-in, the caller's own included; another person's does not exist. */
  revoke: del<typeof RevokeSession, typeof Empty>('revoke/{id}', { access: 'user' }),
  /** Ends all but the caller's own. */
  revokeOthers: post<typeof Empty, typeof Empty>('revokeOthers', { access: 'user' }),
})
