import { defineModule, patch, post } from '@/lib/api/endpoint'
import type { FilterOfficeComments, ModerateComment, ModeratedComment, OfficeCommentPage } from './office.schema'

/** Moderation of comments and reviews. */
export const officeCommentApi = defineModule('/api/v1/cms/comment/office', {
  /** Oldest first. */
  filter: post<typeof FilterOfficeComments, typeof OfficeCommentPage>('filter', { access: 'office:content', reads: true }),
  /** Approves or rejects a comment. */
  moderate: patch<typeof ModerateComment, typeof ModeratedComment>('moderate/{id}', {
    access: 'office:content',
    invalidates: ['product', 'post', 'catalogue'],
  }),
})
