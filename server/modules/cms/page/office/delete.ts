import { and, eq, isNotNull, or, sql } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { officePageApi } from '@/lib/api/v1/cms/page/office'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { inTransaction, type Transaction } from '@/server/core/transaction'
import { navigationItems, pages, pageTexts } from '@/server/db/schema/cms'
import { documentVersions, drafts } from '@/server/db/schema/draft'
import { requirePublishRight } from '../../draft/checks/publish-right'
import { lockPage, pageTags, refuseHomePage } from './pages'

/** docs/rules/content.md#deleted-page */
export async function deletePage(ctx: Ctx, { id }: ParsedOf<typeof officePageApi.delete>) {
  return inTransaction(ctx, async (tx) => {
    const key = `page:${id}`
    // In the order of a publication: the drafts, then the page.
    await lockDrafts(ctx, tx, key)
    const page = await lockPage(ctx, tx, id)
    // A draft that somebody began meanwhile.
    await lockDrafts(ctx, tx, key)
    refuseHomePage(page)
    if (await wasShown(tx, id)) throw new AppError('PAGE_KEPT')
    if (await isPinned(ctx, tx, key)) throw new AppError('PAGE_KEPT')
    await removeFromMenus(ctx, tx, id)
    for (const table of [drafts, documentVersions]) await tx.delete(table).where(and(eq(table.siteId, ctx.site.id), eq(table.key, key)))
    await tx.update(pages).set({ parentId: page.parentId }).where(eq(pages.parentId, id))
    await tx.delete(pages).where(eq(pages.id, id))
    await audit(ctx, tx, { action: 'page.delete', target: key, detail: { slug: page.slug, title: page.title } })
    await ctx.invalidateTags(tx, [...pageTags(id), 'navigation'])
    return {}
  })
}

/** Waits for what is about to pin a version of them. */
async function lockDrafts({ site }: Ctx, tx: Transaction, key: string) {
  await tx
    .select({ id: drafts.id })
    .from(drafts)
    .where(and(eq(drafts.siteId, site.id), eq(drafts.key, key)))
    .orderBy(drafts.id)
    .for('update')
}

/** Whether visitors have ever seen the page, in any language. */
async function wasShown(tx: Transaction, id: number) {
  const isShown = or(isNotNull(pageTexts.publishedVersionId), isNotNull(pageTexts.publishedAt))
  return (await tx.$count(pageTexts, and(eq(pageTexts.pageId, id), isShown))) > 0
}

/** A release or a request for approval keeps the versions that it names. */
async function isPinned({ site }: Ctx, tx: Transaction, key: string) {
  const [row] = await tx.execute<{ pinned: boolean }>(sql`
    select exists (
      select 1 from document_versions v where v.site_id = ${site.id} and v.key = ${key} and (
        exists (select 1 from release_documents r where v.id in (r.version_id, r.before_version_id))
        or exists (select 1 from approval_documents a where a.version_id = v.id))) as pinned`)
  return row?.pinned ?? false
}

/** Removes the page from all menus; items below it move into its place. Visitors see the changed menus at once. @throws APPROVAL_REQUIRED */
async function removeFromMenus(ctx: Ctx, tx: Transaction, id: number) {
  const { site } = ctx
  const ofPage = and(eq(navigationItems.siteId, site.id), eq(navigationItems.type, 'page'), eq(navigationItems.targetId, id))
  if ((await tx.$count(navigationItems, ofPage)) === 0) return
  await requirePublishRight(ctx, tx)
  const isOfPage = sql`i.site_id = ${site.id} and i.type = 'page' and i.target_id = ${id}`
  await tx.execute(
    sql`update navigation_items child set parent_id = i.parent_id from navigation_items i where child.parent_id = i.id and ${isOfPage}`,
  )
  await tx.execute(sql`
    with removed as (delete from navigation_items i where ${isOfPage} returning i.site_id, i.language_id, i.menu)
    update navigation_menus m set version = m.version + 1
    where (m.site_id, m.language_id, m.menu) in (select site_id, language_id, menu from removed)`)
}
