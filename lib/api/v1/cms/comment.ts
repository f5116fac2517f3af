import { defineModule, patch, post } from '@/lib/api/endpoint'
import type {
  Comment,
  CommentOptions,
  CommentPage,
  CreateComment,
  FilterComments,
  GetCommentOptions,
  UpdateComment,
} from './comment.schema'

/** A comment may be published at once and change ratings in lists and on pages. */
const invalidates = ['product', 'post', 'catalogue'] as const

export const commentApi = defineModule('/api/v1/cms/comment', {
  /** Approved comments, newest first; the caller's own ones before them, in any state. A page shows those of its own product or post. */
  filterStandard: post<typeof FilterComments, typeof CommentPage>('filterStandard', {
    access: 'any',
    reads: true,
    limit: 'reads',
    pageTags: [],
  }),
  /**
   * Writes a review of a product or a comment on a post. A rating is from 1 to the number of stars that getOptions names (5 unless the shop chose otherwise),
   * else 422 COMMENT_RATING; 422 COMMENT_INCOMPLETE, 409 REVIEW_POSTED, 403 COMMENTS_DISABLED.
   */
  create: post<typeof CreateComment, typeof Comment>('create', { access: 'user', invalidates, idempotencyKey: true }),
  /** What a comment or review needs: stars, approval, one per person. */
  getOptions: post<typeof GetCommentOptions, typeof CommentOptions>('getOptions', {
    access: 'any',
    cache: { name: 'comment-options', tags: ['options'] },
  }),
  /** Edits an own comment, if the options allow it; it becomes pending again. */
  update: patch<typeof UpdateComment, typeof Comment>('update/{id}', { access: 'user', invalidates }),
})
