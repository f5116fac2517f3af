import { defineModule, del, get, post } from '@/lib/api/endpoint'
import type { Empty } from '@/lib/api/entities/common.schema'
import type { RevokeSession, SessionList } from './session.schema'

/** The signed-in user's sessions. */
export const sessionApi = defineModule('/api/v1/user/web/session', {
  /** The caller's own first, then newest first. */
  filter: get<typeof Empty, typeof SessionList>('filter', { access: 'user' }),
  /** Revokes one session family; another person's is 404. */
  revoke: del<typeof RevokeSession, typeof Empty>('revoke/{id}', { access: 'user' }),
  /** Revokes all but the caller's own. */
  revokeOthers: post<typeof Empty, typeof Empty>('revokeOthers', { access: 'user' }),
})
