import { eq, and, inArray } from 'drizzle-orm'
import { CommentOptions } from '@/lib/api/v1/cms/comment.schema'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { options } from '@/server/db/schema/site'
import type { CommentRules } from './rules'

/** Defaults (docs/rules/content.md#comment-options). */
const defaults: CommentOptions = {
  RequireRatingForComment: true,
  RequireCommentForRating: true,
  NumberOfStars: 5,
  CanCommentOnBlog: 'RegisteredUsers',
  RequireAdminPublishing: true,
  OneUserOneComment: false,
  UserCanEditComment: true,
  AnonymousCanMultipleReview: false,
  RequireRatingForCommentOnSite: true,
  RequireCommentForRatingOnSite: true,
  NumberOfStarsOnSite: 5,
  RequireAdminPublishingOnSite: true,
  OneUserOneCommentOnSite: false,
  UserCanEditCommentOnSite: true,
  AnonymousCanMultipleReviewOnSite: false,
}

/** The comment options of the site. A value of the wrong type counts as unset. */
export async function loadCommentOptions(ctx: Pick<Ctx, 'site'>, tx: Tx): Promise<CommentOptions> {
  const rows = await tx
    .select({ key: options.key, value: options.value })
    .from(options)
    .where(and(eq(options.siteId, ctx.site.id), inArray(options.key, Object.keys(defaults))))
  return rows.reduce<CommentOptions>((known, { key, value }) => {
    const read = CommentOptions.safeParse({ ...known, [key]: value })
    return read.success ? read.data : known
  }, defaults)
}

/** The rules for products or posts. Post comments have no rating. */
export function commentRules(type: 'product' | 'post', all: CommentOptions): CommentRules {
  if (type === 'post')
    return {
      isOpen: all.CanCommentOnBlog === 'RegisteredUsers',
      stars: 0,
      ratingRequired: false,
      textRequired: true,
      onePerUser: all.OneUserOneComment,
      isEditable: all.UserCanEditComment,
      isModerated: all.RequireAdminPublishing,
    }
  return {
    isOpen: true,
    stars: all.NumberOfStarsOnSite,
    ratingRequired: all.RequireRatingForCommentOnSite,
    textRequired: all.RequireCommentForRatingOnSite,
    onePerUser: true,
    isEditable: all.UserCanEditCommentOnSite,
    isModerated: all.RequireAdminPublishingOnSite,
  }
}
