import { and, eq, isNull, lte, type SQL } from 'drizzle-orm'
import type { Ctx } from '@/server/core/context'
import { posts, postTexts } from '@/server/db/schema/cms'

/** What a visitor may read: of this site, in this language, published by now. Holds for `posts` joined with `postTexts`. */
export function isPublishedPost(ctx: Pick<Ctx, 'site' | 'language' | 'now'>): SQL | undefined {
  return and(
    eq(posts.siteId, ctx.site.id),
    eq(postTexts.languageId, ctx.language.id),
    isNull(posts.archivedAt),
    lte(posts.publishedAt, ctx.now()),
  )
}
