import { and, eq, isNotNull } from 'drizzle-orm'
import type { OfficePage } from '@/lib/api/v1/cms/page/office.schema'
import { AppError } from '@/lib/api/errors'
import { homeSlug } from '@/lib/routing/reserved-slugs'
import type { Ctx } from '@/server/core/context'
import { texts } from '@/server/core/texts'
import type { Transaction } from '@/server/core/transaction'
import type { Tx } from '@/server/db/client'
import { pages, pageTexts } from '@/server/db/schema/cms'

export const officePageColumns = {
  id: pages.id,
  parentId: pages.parentId,
  archivedAt: pages.archivedAt,
  slug: pageTexts.slug,
  title: pageTexts.title,
  description: pageTexts.description,
  publishedVersionId: pageTexts.publishedVersionId,
  publishedAt: pageTexts.publishedAt,
  updatedAt: pageTexts.updatedAt,
}

type Row = Pick<typeof pages.$inferSelect, 'id' | 'parentId' | 'archivedAt'> &
  Pick<typeof pageTexts.$inferSelect, 'slug' | 'title' | 'description' | 'publishedVersionId' | 'publishedAt' | 'updatedAt'>

export function ofSite({ site, language }: Ctx) {
  return and(eq(pageTexts.siteId, site.id), eq(pageTexts.languageId, language.id))
}

/** The cache tags of a page whose address or visibility changes. */
export const pageTags = (id: number) => ['pages', `page:${id}`, 'links', 'redirects']

/** @throws NOT_FOUND for a page of another site, or without the caller's language */
export async function loadOfficePage(ctx: Ctx, db: Tx, id: number): Promise<OfficePage> {
  const [row] = await db
    .select(officePageColumns)
    .from(pageTexts)
    .innerJoin(pages, eq(pages.id, pageTexts.pageId))
    .where(and(ofSite(ctx), eq(pages.id, id)))
  if (!row) throw new AppError('NOT_FOUND')
  return presentOfficePage(row)
}

/** The page, locked until the transaction ends. @throws NOT_FOUND */
export async function lockPage(ctx: Ctx, tx: Transaction, id: number): Promise<OfficePage> {
  await tx
    .select({ id: pages.id })
    .from(pages)
    .where(and(eq(pages.id, id), eq(pages.siteId, ctx.site.id)))
    .for('update')
  return loadOfficePage(ctx, tx, id)
}

/** Whether visitors get the page in any language once it is not archived. */
export async function isPublishedAnywhere(tx: Transaction, id: number): Promise<boolean> {
  return (await tx.$count(pageTexts, and(eq(pageTexts.pageId, id), isNotNull(pageTexts.publishedVersionId)))) > 0
}

/** The home page keeps its address and stays visible. @throws VALIDATION */
export function refuseHomePage({ slug }: OfficePage) {
  if (slug === homeSlug) throw new AppError('VALIDATION', { fieldErrors: { id: [texts.pages.homeStays] } })
}

export function presentOfficePage({ archivedAt, publishedVersionId, publishedAt, updatedAt, ...page }: Row): OfficePage {
  return {
    ...page,
    state: archivedAt ? 'archived' : publishedVersionId === null ? 'draft' : 'published',
    published_at: publishedAt?.toISOString() ?? null,
    updated_at: updatedAt.toISOString(),
  }
}
