import { defineModule, patch, post } from '@/lib/api/endpoint'
import type { FilterOfficeComments, ModerateComment, ModeratedComment, OfficeCommentPage } from './office.schema'

/** *Ours*: reviews and comments wait here until somebody lets them be seen. */
export const officeCommentApi = defineModule('/api/v1/cms/comment/office', {
  /** The oldest first: who has waited longest is answered first. */
  filter: post<typeof FilterOfficeComments, typeof OfficeCommentPage>('filter', { access: 'office:content' }),
  moderate: patch<typeof ModerateComment, typeof ModeratedComment>('moderate/{id}', {
    access: 'office:content',
    drops: ['product', 'post', 'catalogue'],
  }),
})
