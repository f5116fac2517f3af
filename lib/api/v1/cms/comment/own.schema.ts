import { z } from 'zod'
import type { SchemasOf } from '@/lib/api/endpoint'
import { Page, pageOf } from '@/lib/api/entities/common.schema'
import { Comment } from '@/lib/api/v1/cms/comment.schema'
import type { ownCommentApi } from './own'

/** With what it is about; an empty slug when that is not shown any more. */
export const OwnComment = Comment.extend({
  about: z.object({ type: z.enum(['product', 'post']), id: z.number(), title: z.string(), slug: z.string() }),
  canEdit: z.boolean(),
  /** Out of how many stars `rating` is. */
  stars: z.number(),
})
export type OwnComment = z.infer<typeof OwnComment>

export const FilterOwnComments = z.strictObject({ page: Page.default(1), limit: z.coerce.number().int().min(1).max(50).default(10) })
export const OwnCommentPage = pageOf(OwnComment)

export const ownCommentSchemas = {
  filter: { input: FilterOwnComments, data: OwnCommentPage },
} satisfies SchemasOf<typeof ownCommentApi>
