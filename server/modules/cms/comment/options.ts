import { eq, and, inArray } from 'drizzle-orm'
import { CommentOptions } from '@/lib/api/v1/cms/comment.schema'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { options } from '@/server/db/schema/site'
import type { CommentRules } from './rules'

/** What holds where the merchant said nothing (SPEC 3). */
const usual: CommentOptions = {
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

/** The options about comments. A value of a wrong kind counts as none. */
export async function commentOptions(ctx: Pick<Ctx, 'site'>, tx: Tx): Promise<CommentOptions> {
  const rows = await tx
    .select({ key: options.key, value: options.value })
    .from(options)
    .where(and(eq(options.siteId, ctx.site.id), inArray(options.key, Object.keys(usual))))
  return rows.reduce<CommentOptions>((known, { key, value }) => {
    const read = CommentOptions.safeParse({ ...known, [key]: value })
    return read.success ? read.data : known
  }, usual)
}

/** The rules for what is written about a product or a post. A post's comment carries no rating, so it needs none (DESIGN 12). */
export function rulesFor(type: 'product' | 'post', all: CommentOptions): CommentRules {
  if (type === 'post')
    return {
      open: all.CanCommentOnBlog === 'RegisteredUsers',
      stars: 0,
      ratingNeeded: false,
      textNeeded: true,
      onePerUser: all.OneUserOneComment,
      editable: all.UserCanEditComment,
      waits: all.RequireAdminPublishing,
    }
  return {
    open: true,
    stars: all.NumberOfStarsOnSite,
    ratingNeeded: all.RequireRatingForCommentOnSite,
    textNeeded: all.RequireCommentForRatingOnSite,
    onePerUser: true,
    editable: all.UserCanEditCommentOnSite,
    waits: all.RequireAdminPublishingOnSite,
  }
}
