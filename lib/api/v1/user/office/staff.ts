import { defineModule, del, get, patch, post } from '@/lib/api/endpoint'
import type { Empty } from '@/lib/api/entities/common.schema'
import type { ChangeRole, InviteStaff, Staff, StaffId } from './staff.schema'

/** *Ours*: who works in the back office. Every call answers with all of them. 409 LAST_OWNER, where a site would be left without an owner. */
export const officeStaffApi = defineModule('/api/v1/user/office/staff', {
  /** The employees and open invitations. */
  filter: get<typeof Empty, typeof Staff>('filter', { access: 'office:staff' }),
  /** Mails a link for 72 hours. A newer invitation of an address replaces the older one. 409 STAFF_EXISTS, INVITE_BLOCKED */
  invite: post<typeof InviteStaff, typeof Staff>('invite', { access: 'office:staff', proof: true, limit: 'staffMails' }),
  /** Withdraws an invitation that was not accepted. */
  cancelInvite: del<typeof StaffId, typeof Staff>('cancelInvite/{id}', { access: 'office:staff', proof: true }),
  /** Gives an employee another role. 409 LAST_OWNER. */
  changeRole: patch<typeof ChangeRole, typeof Staff>('changeRole/{id}', { access: 'office:staff', proof: true }),
  /** Ends the person's sessions and open streams at once. */
  suspend: post<typeof StaffId, typeof Staff>('suspend/{id}', { access: 'office:staff', proof: true }),
  /** Gives a suspended employee the rights back. */
  reinstate: post<typeof StaffId, typeof Staff>('reinstate/{id}', { access: 'office:staff', proof: true }),
  /** Takes the second factor of who has lost it and ends their sessions; the person is mailed. */
  resetFactor: post<typeof StaffId, typeof Staff>('resetFactor/{id}', { access: 'office:staff', proof: true }),
  /** Takes all rights; the account stays as a buyer's. */
  remove: del<typeof StaffId, typeof Staff>('remove/{id}', { access: 'office:staff', proof: true }),
})
