import { defineModule, get } from '@/lib/api/endpoint'
import type { FilterOwnComments, OwnCommentPage } from './own.schema'

/** The caller's comments in any state, newest first. comment/update edits them. */
export const ownCommentApi = defineModule('/api/v1/cms/comment/own', {
  /** The signed-in person's comments and reviews. */
  filter: get<typeof FilterOwnComments, typeof OwnCommentPage>('filter', { access: 'user' }),
})
