import { z } from 'zod'
import { Id, Page, pageOf } from '@/lib/api/entities/common.schema'
import { Comment, CommentState } from '../comment.schema'

export const FilterOfficeComments = z.strictObject({
  state: CommentState.default('pending'),
  page: Page.default(1),
  limit: z.number().int().min(1).max(100).default(20),
})

export const OfficeComment = Comment.omit({ isOwn: true }).extend({
  email: z.string(),
  /** The maximum of `rating`. */
  stars: z.number(),
  /** The commented product or post. */
  subject: z.object({ type: z.enum(['product', 'post']), id: z.number(), name: z.string(), slug: z.string() }),
})
export type OfficeComment = z.infer<typeof OfficeComment>

export const OfficeCommentPage = pageOf(OfficeComment)

export const ModerateComment = z.strictObject({ id: Id, state: z.enum(['approved', 'rejected']) })
export const ModeratedComment = z.object({ id: z.number(), state: CommentState })

export const officeCommentSchemas = {
  filter: { input: FilterOfficeComments, data: OfficeCommentPage },
  moderate: { input: ModerateComment, data: ModeratedComment },
}
