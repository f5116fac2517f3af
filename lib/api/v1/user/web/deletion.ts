import { defineModule, post } from '@/lib/api/endpoint'
import type { ConfirmDeletion, DeletionConfirmed, DeletionRequested, RequestDeletion } from './deletion.schema'

/**
 * *Ours*: the end of an account (GDPR, article 17). Every sign-in ends at once; for 14 days the next sign-in takes the wish back; then everything goes that
 * the law does not ask us to keep.
 */
export const deletionApi = defineModule('/api/v1/user/web/deletion', {
  request: post<typeof RequestDeletion, typeof DeletionRequested>('request', { access: 'user', limit: 'login' }),
  /** The link of the mail, for accounts without a password; its owner only. */
  confirm: post<typeof ConfirmDeletion, typeof DeletionConfirmed>('confirm', { access: 'user', limit: 'login' }),
})
