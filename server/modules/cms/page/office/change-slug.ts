import { and, eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { officePageApi } from '@/lib/api/v1/cms/page/office'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { inTransaction } from '@/server/core/transaction'
import { pageTexts } from '@/server/db/schema/cms'
import { requirePublishRight } from '../../draft/checks/publish-right'
import { countLinks } from '../../link-targets/count-links'
import { claimSlug, moveAddress } from '../../slug/slugs'
import { loadOfficePage, lockPage, ofSite, pageTags, refuseHomePage } from './pages'

/** A page that visitors never had at its old address leaves no redirect there (docs/rules/content.md#moved-content). */
export async function changeSlug(ctx: Ctx, { id, from, slug, redirect }: ParsedOf<typeof officePageApi.changeSlug>) {
  return inTransaction(ctx, async (tx) => {
    const page = await lockPage(ctx, tx, id)
    const linked = await countLinks({ ...ctx, db: tx }, { kind: 'page', id, slug: page.slug })
    if (page.slug === slug) return { page, links: linked }
    if (page.slug !== from) throw new AppError('STALE_VERSION', { slug: page.slug })
    refuseHomePage(page)
    if (page.state === 'published') await requirePublishRight(ctx, tx)
    await claimSlug(ctx, tx, { slug, owner: { kind: 'page', id } })
    await moveAddress(ctx, tx, { from, to: slug, withRedirect: redirect && page.state === 'published' })
    await tx
      .update(pageTexts)
      .set({ slug, updatedAt: ctx.now() })
      .where(and(ofSite(ctx), eq(pageTexts.pageId, id)))
    await audit(ctx, tx, { action: 'page.changeSlug', target: `page:${id}`, detail: { from, to: slug, redirect } })
    await ctx.invalidateTags(tx, pageTags(id))
    return { page: await loadOfficePage(ctx, tx, id), links: linked }
  })
}
