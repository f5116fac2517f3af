import type { ParsedOf } from '@/lib/api/endpoint'
import type { officePageApi } from '@/lib/api/v1/cms/page/office'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { inTransaction, type Transaction } from '@/server/core/transaction'
import { pages } from '@/server/db/schema/cms'
import { requirePublishRight } from '../../draft/checks/publish-right'
import { appendPage } from '../../navigation/menus'
import { claimNewSlug } from '../../slug/slugs'
import { insertPageText } from './insert-page-text'
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
    if (menu) await requirePublishRight(ctx, tx)
    if (menu) await appendPage(ctx, tx, { menu, pageId: id, title })
    await audit(ctx, tx, { action: 'page.create', target: `page:${id}`, detail: { slug, from, menu } })
    await ctx.invalidateTags(tx, [...pageTags(id), ...(menu ? ['navigation'] : [])])
    return loadOfficePage(ctx, tx, id)
  })
}

async function insertPage(ctx: Ctx, tx: Transaction, { parentId, from, slug, title, description }: Input): Promise<number> {
  const doc = await initialDocument(ctx, tx, from)
  const [page] = await tx.insert(pages).values({ siteId: ctx.site.id, parentId, createdAt: ctx.now() }).returning({ id: pages.id })
  if (!page) throw new Error('The page was not written.')
  await insertPageText(ctx, tx, { pageId: page.id, slug, title, description, doc })
  return page.id
}
