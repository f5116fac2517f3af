import { z } from 'zod'
import { Id, Page, pageOf, text } from '@/lib/api/entities/common.schema'

/** The commented object: a product (review with rating) or a post (comment). */
export const Resource = z.strictObject({ type: z.enum(['product', 'post']), id: Id })
export type Resource = z.output<typeof Resource>

export const CommentState = z.enum(['pending', 'approved', 'rejected'])
export type CommentState = z.infer<typeof CommentState>

export const Comment = z.object({
  id: z.number(),
  /** The author's first name and last initial. */
  author: z.string(),
  text: z.string(),
  rating: z.number().nullable(),
  state: CommentState,
  createdAt: z.string(),
  editedAt: z.string().nullable(),
  /** The caller is the author; others see approved comments only. */
  isOwn: z.boolean(),
  /** The author has a paid order of the reviewed product (docs/rules/content.md#verified-buyer). */
  isVerifiedBuyer: z.boolean(),
})
export type Comment = z.infer<typeof Comment>

export const FilterComments = z.strictObject({
  resource: Resource,
  page: Page.default(1),
  limit: z.number().int().min(1).max(50).default(10),
})
export const CommentPage = pageOf(Comment)

const commentFields = {
  text: text(2000)
    .trim()
    .default('') /** From 1 to the number of stars that getOptions names: `NumberOfStarsOnSite` for products, `NumberOfStars` for posts. */,
  rating: z.number().int().min(1).max(10).optional(),
}
export const CreateComment = z.strictObject({ resource: Resource, ...commentFields })
export const UpdateComment = z.strictObject({ id: Id, ...commentFields })

export const GetCommentOptions = z.strictObject({ store_id: Id.optional() })

/**
 * Option names of the CMS. `OnSite` options apply to product reviews, the others to post comments (docs/rules/content.md#comment-options).
 */
export const CommentOptions = z.object({
  RequireRatingForComment: z.boolean(),
  RequireCommentForRating: z.boolean(),
  NumberOfStars: z.number(),
  CanCommentOnBlog: z.string(),
  RequireAdminPublishing: z.boolean(),
  OneUserOneComment: z.boolean(),
  UserCanEditComment: z.boolean(),
  AnonymousCanMultipleReview: z.boolean(),
  RequireRatingForCommentOnSite: z.boolean(),
  RequireCommentForRatingOnSite: z.boolean(),
  NumberOfStarsOnSite: z.number(),
  RequireAdminPublishingOnSite: z.boolean(),
  OneUserOneCommentOnSite: z.boolean(),
  UserCanEditCommentOnSite: z.boolean(),
  AnonymousCanMultipleReviewOnSite: z.boolean(),
})
export type CommentOptions = z.infer<typeof CommentOptions>

export const commentSchemas = {
  filterStandard: { input: FilterComments, data: CommentPage },
  create: { input: CreateComment, data: Comment },
  getOptions: { input: GetCommentOptions, data: CommentOptions },
  update: { input: UpdateComment, data: Comment },
}
