import { and, eq, isNull, lte, type SQL } from 'drizzle-orm'
import type { Ctx } from '@/server/core/context'
import { posts, postTexts } from '@/server/db/schema/cms'

/** Published posts of this site and language. For `posts` joined with `postTexts` (docs/rules/content.md#published-post). */
export function isPublishedPost(ctx: Pick<Ctx, 'site' | 'language' | 'now'>): SQL | undefined {
  return and(
    eq(posts.siteId, ctx.site.id),
    eq(postTexts.languageId, ctx.language.id),
    eq(postTexts.isPublished, true),
    isNull(posts.archivedAt),
    lte(posts.publishedAt, ctx.now()),
  )
}
