import { defineModule, post } from '@/lib/api/endpoint'
import type { Empty } from '@/lib/api/entities/common.schema'
import type { ConfirmDeletion, DeletionConfirmed, DeletionRequested, RequestDeletion } from './deletion.schema'

/** Deletion of an account (GDPR, article 17; docs/rules/privacy.md#deletion-request). */
export const deletionApi = defineModule('/api/v1/user/web/deletion', {
  /** Asks for the deletion of the own account. */
  request: post<typeof RequestDeletion, typeof DeletionRequested>('request', { access: 'user', limit: 'login' }),
  /** *Ours*: whether the mailed link would still delete the caller's account; uses nothing up. 422 TOKEN_SPENT. */
  checkLink: post<typeof ConfirmDeletion, typeof Empty>('checkLink', { access: 'user', reads: true, limit: 'links' }),
  /** Confirms the mailed link of an account without a password; its owner only. */
  confirm: post<typeof ConfirmDeletion, typeof DeletionConfirmed>('confirm', { access: 'user', limit: 'login' }),
})
