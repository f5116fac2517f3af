import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { officeNavigationApi } from '@/lib/api/v1/cms/navigation/office'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { texts } from '@/server/core/texts'
import { inTransaction, type Transaction } from '@/server/core/transaction'
import { navigationItems } from '@/server/db/schema/cms'
import { requirePublishRight } from '../../draft/checks/publish-right'
import { isAllowedTarget } from '../../link-targets/link-address'
import { linkKey, loadLinkTargets } from '../../link-targets/link-targets'
import { lockMenu, ofMenu, setMenuVersion } from '../menus'
import { get } from './get'

type Input = ParsedOf<typeof officeNavigationApi.save>
type Item = Omit<Input['items'][number], 'children'> & { children?: readonly Item[] }
type Row = typeof navigationItems.$inferInsert

/** docs/rules/content.md#menus */
const maxItems = 200

export async function save(ctx: Ctx, { menu, version, items }: Input) {
  await requirePublishRight(ctx, ctx.db)
  return inTransaction(ctx, async (tx) => {
    const current = await lockMenu(ctx, tx, menu)
    if (current !== version) throw new AppError('STALE_VERSION', { version: current })
    await refuseBrokenItems({ ...ctx, db: tx }, items)
    const removed = await tx.delete(navigationItems).where(ofMenu(ctx, menu)).returning({ id: navigationItems.id })
    const reusableIds = new Set(removed.map(({ id }) => id))
    await insertItems(tx, { items, parentId: null, reusableIds, own: { siteId: ctx.site.id, languageId: ctx.language.id, menu } })
    await setMenuVersion(ctx, tx, { menu, version: version + 1 })
    await audit(ctx, tx, {
      action: 'navigation.save',
      target: `menu:${menu}`,
      detail: { version: version + 1, items: flatten(items).length },
    })
    await ctx.invalidateTags(tx, ['navigation'])
    return get({ ...ctx, db: tx }, { menu })
  })
}

/** @throws VALIDATION for too many items, an address that no link may lead to, and a record that is gone */
async function refuseBrokenItems(ctx: Ctx, items: readonly Item[]) {
  const all = flatten(items)
  if (all.length > maxItems) throw refusal(texts.menus.tooManyItems)
  const refused = all.find(({ link }) => 'target' in link && !isAllowedTarget(link.kind, link.target))
  if (refused) throw refusal(texts.menus.refusedAddress(refused.title))
  const records = all.flatMap(({ link }) => ('id' in link ? [link] : []))
  const targets = await loadLinkTargets(ctx, records)
  if (records.some((link) => !targets.has(linkKey(link)))) throw refusal(texts.menus.targetGone)
}

type Level = { items: readonly Item[]; parentId: number | null; reusableIds: Set<number>; own: Pick<Row, 'siteId' | 'languageId' | 'menu'> }

/** Writes one level after another. An item that the menu had before keeps its id, once. */
async function insertItems(tx: Transaction, { items, parentId, reusableIds, own }: Level) {
  for (const [position, { id, title, link, children = [] }] of items.entries()) {
    const target = 'id' in link ? { targetId: link.id, target: '' } : { target: link.target }
    const sameId = id !== undefined && reusableIds.delete(id) ? { id } : {}
    const row = { ...own, ...sameId, ...target, parentId, position, title, type: link.kind, hash: link.hash }
    const [inserted] = await tx.insert(navigationItems).values(row).returning({ id: navigationItems.id })
    if (inserted && children.length > 0) await insertItems(tx, { items: children, parentId: inserted.id, reusableIds, own })
  }
}

function flatten(items: readonly Item[]): Item[] {
  return items.flatMap((item) => [item, ...flatten(item.children ?? [])])
}

function refusal(message: string) {
  return new AppError('VALIDATION', { fieldErrors: { items: [message] } })
}
