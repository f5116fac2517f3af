import type { ParsedOf } from '@/lib/api/endpoint'
import type { officePageApi } from '@/lib/api/v1/cms/page/office'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { requireUser } from '@/server/core/require-user'
import { inTransaction, type Transaction } from '@/server/core/transaction'
import { pages, pageTexts, pageVersions } from '@/server/db/schema/cms'
import { appendPage } from '../../navigation/menus'
import { claimNewSlug } from '../../slug/slugs'
import { loadOfficePage, pageTags } from './pages'
import { refuseParent } from './parents'
import { initialDocument } from './initial-document'

type Input = ParsedOf<typeof officePageApi.create>

/** docs/rules/content.md#new-page */
export async function create(ctx: Ctx, input: Input) {
  return inTransaction(ctx, async (tx) => {
    await claimNewSlug(ctx, tx, input.slug)
    await refuseParent(ctx, tx, { id: 0, parentId: input.parentId })
    const id = await insertPage(ctx, tx, input)
    const { menu, title, slug, from } = input
    if (menu) await appendPage(ctx, tx, { menu, pageId: id, title })
    await audit(ctx, tx, { action: 'page.create', target: `page:${id}`, detail: { slug, from, menu } })
    await ctx.invalidateTags(tx, [...pageTags(id), ...(menu ? ['navigation'] : [])])
    return loadOfficePage(ctx, tx, id)
  })
}

/** The first version is what the draft begins with; it is not published. */
async function insertPage(ctx: Ctx, tx: Transaction, { slug, title, description, parentId, from }: Input): Promise<number> {
  const doc = await initialDocument(ctx, tx, from)
  const now = ctx.now()
  const [page] = await tx.insert(pages).values({ siteId: ctx.site.id, parentId, createdAt: now }).returning({ id: pages.id })
  if (!page) throw new Error('The page was not written.')
  const own = { pageId: page.id, siteId: ctx.site.id, languageId: ctx.language.id }
  const [text] = await tx
    .insert(pageTexts)
    .values({ ...own, slug, title, description, updatedAt: now })
    .returning({ id: pageTexts.id })
  if (!text) throw new Error('The text of the page was not written.')
  const { id: userId } = requireUser(ctx)
  await tx.insert(pageVersions).values({ pageTextId: text.id, number: 1, doc, reason: 'checkpoint', userId, createdAt: now })
  return page.id
}
