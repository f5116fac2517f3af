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

/** Published at once where the options say so; then lists and pages that show the rating are told. */
const drops = ['product', 'post', 'catalogue'] as const

export const commentApi = defineModule('/api/v1/cms/comment', {
  /** Approved ones, newest first; before them whatever the caller wrote, in any state. */
  filterStandard: post<typeof FilterComments, typeof CommentPage>('filterStandard', { access: 'any' }),
  create: post<typeof CreateComment, typeof Comment>('create', { access: 'user', drops }),
  getOptions: post<typeof GetCommentOptions, typeof CommentOptions>('getOptions', {
    access: 'any',
    cache: { name: 'comment-options', tags: ['options'] },
  }),
  /** One's own, where the options allow it. What was approved waits for approval again. */
  update: patch<typeof UpdateComment, typeof Comment>('update/{id}', { access: 'user', drops }),
})
