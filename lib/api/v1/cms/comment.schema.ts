import { z } from 'zod'
import type { SchemasOf } from '@/lib/api/endpoint'
import { Id, Page, pageOf, text } from '@/lib/api/entities/common.schema'
import type { commentApi } from './comment'

/** What is written about. Under a product it is a review and may carry a rating, under a post a comment. */
export const Resource = z.strictObject({ type: z.enum(['product', 'post']), id: Id })
export type Resource = z.output<typeof Resource>

export const CommentState = z.enum(['pending', 'approved', 'rejected'])
export type CommentState = z.infer<typeof CommentState>

export const Comment = z.object({
  id: z.number(),
  /** The writer's first name and the initial of the last. */
  author: z.string(),
  text: z.string(),
  rating: z.number().nullable(),
  state: CommentState,
  createdAt: z.string(),
  editedAt: z.string().nullable(),
  /** The caller wrote it; only then may it be anything but approved. */
  isOwn: z.boolean(),
})
export type Comment = z.infer<typeof Comment>

export const FilterComments = z.strictObject({
  resource: Resource,
  page: Page.default(1),
  limit: z.number().int().min(1).max(50).default(10),
})
export const CommentPage = pageOf(Comment)

const words = { text: text(2000).trim().default(''), rating: z.number().int().min(1).max(10).optional() }
export const CreateComment = z.strictObject({ resource: Resource, ...words })
export const UpdateComment = z.strictObject({ id: Id, ...words })

export const GetCommentOptions = z.strictObject({ store_id: Id.optional() })

/** SPEC 3 'CMS option', by its names. The `OnSite` ones hold for reviews of products, the others for comments on posts. */
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
} satisfies SchemasOf<typeof commentApi>
