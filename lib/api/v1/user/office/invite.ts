import { defineModule, post } from '@/lib/api/endpoint'
import type { Empty } from '@/lib/api/entities/common.schema'
import type { AcceptInvite, Invitation, OpenInvite } from './invite.schema'

/** *Ours*: the link of a mailed invitation to the back office. 422 TOKEN_SPENT once it is used, cancelled or expired. */
export const staffInviteApi = defineModule('/api/v1/user/office/invite', {
  /** What the holder of an invitation needs to accept it. 422 TOKEN_SPENT. */
  open: post<typeof OpenInvite, typeof Invitation>('open', { access: 'any', limit: 'links' }),
  /** Sets name and password and gives the role; signs nobody in. */
  accept: post<typeof AcceptInvite, typeof Empty>('accept', { access: 'any', limit: 'links' }),
})
