import { defineModule, get, post } from '@/lib/api/endpoint'
import type { Empty } from '@/lib/api/entities/common.schema'
import type { Approval, Approvals, ApprovalView, Approve, DecideApproval, GetApproval, RequestApproval } from './approval.schema'
import { publishedTags } from './draft'

/** *Ours*: drafts that somebody else is asked to publish (docs/rules/editing.md#approvals). */
export const approvalApi = defineModule('/api/v1/cms/approval', {
  /** Asks for the publication of drafts; those who may publish get a mail. An open request of the same drafts is answered again. 409 STALE_VERSION. */
  request: post<typeof RequestApproval, typeof Approval>('request', { access: 'office' }),
  /** The open requests whose documents the caller may edit, and the caller's own of the last 30 days. */
  filter: get<typeof Empty, typeof Approvals>('filter', { access: 'office' }),
  /** By the token of the mailed link: what visitors see and what was requested. 404 for an unknown token, 409 APPROVAL_CLOSED for an expired one. */
  get: get<typeof GetApproval, typeof ApprovalView>('get', { access: 'any', headers: ['token'], limit: 'links' }),
  /** Publishes the requested revisions, all or none; 409 STALE_VERSION when a draft has gone on, 409 FIELD_CHANGED, 409 APPROVAL_CLOSED. */
  approve: post<typeof Approve, typeof Approval>('approve/{id}', { access: 'office:publish', invalidates: publishedTags }),
  /** Rejects a request with a comment. 409 APPROVAL_CLOSED. */
  reject: post<typeof DecideApproval, typeof Approval>('reject/{id}', { access: 'office:publish' }),
})
