import { z } from 'zod'
import { Page, integer, pageOf } from '@/lib/api/entities/common.schema'
import { Comment } from '@/lib/api/v1/cms/comment.schema'

/** With the commented object; its slug is empty when it is no longer shown. */
export const OwnComment = Comment.extend({
  about: z.object({ type: z.enum(['product', 'post']), id: z.number(), title: z.string(), slug: z.string() }),
  canEdit: z.boolean(),
  /** The maximum of `rating`. */
  stars: z.number(),
})
export type OwnComment = z.infer<typeof OwnComment>

export const FilterOwnComments = z.strictObject({ page: Page.default(1), limit: integer({ min: 1, max: 50 }).default(10) })
export const OwnCommentPage = pageOf(OwnComment)

export const ownCommentSchemas = {
  filter: { input: FilterOwnComments, data: OwnCommentPage },
}
