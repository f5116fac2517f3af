import { and, eq, isNotNull } from 'drizzle-orm'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { inTransaction, type Transaction } from '@/server/core/transaction'
import { pages, pageTexts } from '@/server/db/schema/cms'
import { requirePublishRight } from '../../draft/checks/publish-right'
import { freeAddresses } from '../../slug/slugs'
import { isPublishedAnywhere, loadOfficePage, lockPage, ofSite, pageTags, refuseHomePage } from './pages'

type Change = 'unpublish' | 'archive' | 'restore'

/** Repeating a change has no effect. A restored page is visible again if it was when it was archived (docs/rules/content.md#page-states). */
export async function setVisibility(ctx: Ctx, { id, change }: { id: number; change: Change }) {
  return inTransaction(ctx, async (tx) => {
    const page = await lockPage(ctx, tx, id)
    if (change !== 'restore') refuseHomePage(page)
    // Archiving and restoring change the page in all its languages.
    const isPublished = change === 'unpublish' ? page.state === 'published' : await isPublishedAnywhere(tx, id)
    if (isPublished) await requirePublishRight(ctx, tx)
    if (change === 'unpublish') {
      await tx
        .update(pageTexts)
        .set({ publishedVersionId: null, updatedAt: ctx.now() })
        .where(and(ofSite(ctx), eq(pageTexts.pageId, id)))
    } else {
      await tx
        .update(pages)
        .set({ archivedAt: change === 'archive' ? ctx.now() : null })
        .where(eq(pages.id, id))
    }
    if (change === 'restore') await freeAddresses(ctx, tx, await slugsOf(tx, id))
    await audit(ctx, tx, { action: `page.${change}`, target: `page:${id}`, detail: { state: page.state } })
    await ctx.invalidateTags(tx, pageTags(id))
    return loadOfficePage(ctx, tx, id)
  })
}

function slugsOf(tx: Transaction, id: number) {
  return tx
    .select({ languageId: pageTexts.languageId, slug: pageTexts.slug })
    .from(pageTexts)
    .where(and(eq(pageTexts.pageId, id), isNotNull(pageTexts.publishedVersionId)))
}
