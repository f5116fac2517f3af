import { and, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import type { Ctx } from '@/server/core/context'
import { pages, pageTexts, posts, postTexts, type navigationItems } from '@/server/db/schema/cms'
import { defaultLanguage } from '../link-targets/link-locale'
import { isPublishedPost } from '../post/published'

type Row = Pick<typeof navigationItems.$inferSelect, 'id' | 'type' | 'targetId'>

/** The items that lead to pages and posts which visitors get in neither language, their own or the site's default one (docs/rules/content.md#navigation-tree). */
export async function hiddenItems(ctx: Ctx, rows: readonly Row[]): Promise<ReadonlySet<number>> {
  const [shownPages, shownPosts] = await Promise.all([loadPages(ctx, targetsOf(rows, 'page')), loadPosts(ctx, targetsOf(rows, 'post'))])
  const shown: { [type: string]: ReadonlySet<number> } = { page: shownPages, post: shownPosts }
  const isHidden = ({ type, targetId }: Row) => targetId !== null && shown[type]?.has(targetId) === false
  return new Set(rows.filter(isHidden).map(({ id }) => id))
}

function targetsOf(rows: readonly Row[], type: Row['type']): number[] {
  return rows.flatMap((row) => (row.type === type && row.targetId !== null ? [row.targetId] : []))
}

async function loadPages({ db, site, language }: Ctx, ids: number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const isOwn = and(
    eq(pageTexts.siteId, site.id),
    inArray(pageTexts.languageId, [language.id, site.defaultLanguageId]),
    inArray(pages.id, ids),
  )
  const rows = await db
    .select({ id: pages.id })
    .from(pageTexts)
    .innerJoin(pages, eq(pages.id, pageTexts.pageId))
    .where(and(isOwn, isNull(pages.archivedAt), isNotNull(pageTexts.publishedVersionId)))
  return new Set(rows.map(({ id }) => id))
}

async function loadPosts(ctx: Ctx, ids: number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const rows = await ctx.db
    .select({ id: posts.id })
    .from(posts)
    .innerJoin(postTexts, eq(postTexts.postId, posts.id))
    .where(and(or(isPublishedPost(ctx), isPublishedPost({ ...ctx, language: defaultLanguage(ctx) })), inArray(posts.id, ids)))
  return new Set(rows.map(({ id }) => id))
}
