import { and, eq, inArray, or, sql } from 'drizzle-orm'
import * as schema from '@/server/db/schema/all'
import type { Transaction } from '@/server/core/transaction'
import type { ProductRow } from '@/server/modules/product/import-export/stored/stored-product'
import { changeStock, untrackStock, lockStock, trackStock } from '@/server/modules/product/stock/move-stock'
import { applyLists } from './apply-lists'
import { importActor } from './record-changes'
import { inChunks } from './in-chunks'
import type { ProductChangeset } from '@/server/modules/product/import-export/diff/diff-product'

type ApplyContext = { tx: Transaction; now: Date; /** The stored rows by id. */ products: ReadonlyMap<number, ProductRow> }

/** Writes the changesets table by table. The rows of new products exist already. */
export async function applyChangesets(context: ApplyContext, plans: readonly ProductChangeset[]) {
  const { tx } = context
  await writeCores(context, plans)
  await writeTexts(tx, plans)
  await writePrices(tx, plans)
  await writeStock(context, plans)
  await applyLists(tx, plans)
}

/** docs/rules/catalog.md#product-version */
async function writeCores({ tx, now, products }: ApplyContext, plans: readonly ProductChangeset[]) {
  const rows = plans.flatMap(({ id, isNew, core, lists }) => {
    const row = products.get(id)
    if (!row || isNew) return []
    const isVariant = lists.parents === undefined ? row.isVariant : lists.parents.length > 0
    return { ...row, ...core, isVariant, version: row.version + 1, updatedAt: now }
  })
  const set = {
    format: sql`excluded.format`,
    isVariant: sql`excluded.is_variant`,
    archived: sql`excluded.archived`,
    featured: sql`excluded.featured`,
    categoryPriority: sql`excluded.category_priority`,
    vatRate: sql`excluded.vat_rate`,
    isVoucher: sql`excluded.is_voucher`,
    weightGrams: sql`excluded.weight_grams`,
    measureAmount: sql`excluded.measure_amount`,
    measureUnit: sql`excluded.measure_unit`,
    manufacturerId: sql`excluded.manufacturer_id`,
    safetyNote: sql`excluded.safety_note`,
    version: sql`excluded.version`,
    createdAt: sql`excluded.created_at`,
    updatedAt: sql`excluded.updated_at`,
  }
  await inChunks(rows, (some) => tx.insert(schema.products).values(some).onConflictDoUpdate({ target: schema.products.id, set }))
}

async function writeTexts(tx: Transaction, plans: readonly ProductChangeset[]) {
  await releaseSlugs(tx, plans)
  const rows = plans.flatMap(({ texts }) => texts.map(({ row }) => row))
  const set = {
    name: sql`excluded.name`,
    slug: sql`excluded.slug`,
    summary: sql`excluded.summary`,
    description: sql`excluded.description`,
    seoTitle: sql`excluded.seo_title`,
    seoDescription: sql`excluded.seo_description`,
    keywords: sql`excluded.keywords`,
  }
  const target = [schema.productTexts.productId, schema.productTexts.languageId]
  await inChunks(rows, (some) => tx.insert(schema.productTexts).values(some).onConflictDoUpdate({ target, set }))
}

/** Slugs that change are released first, because another product of the batch may take them and a slug is unique at every moment. */
async function releaseSlugs(tx: Transaction, plans: readonly ProductChangeset[]) {
  const { productId, languageId } = schema.productTexts
  const moving = plans.filter(({ isNew }) => !isNew).flatMap(({ texts }) => texts.filter(({ changed }) => changed.includes('slug')))
  await inChunks(
    moving.map(({ row }) => row),
    (some) =>
      tx
        .update(schema.productTexts)
        .set({ slug: sql`md5('moving ' || ${productId})` })
        .where(or(...some.map((row) => and(eq(productId, row.productId), eq(languageId, row.languageId))))),
  )
}

async function writePrices(tx: Transaction, plans: readonly ProductChangeset[]) {
  const remove = plans.flatMap(({ prices }) => prices.remove)
  if (remove.length > 0) await tx.delete(schema.prices).where(inArray(schema.prices.id, remove))
  for (const [at, ids] of groupByEnd(plans)) await tx.update(schema.prices).set({ validTo: at }).where(inArray(schema.prices.id, ids))
  const rows = plans.flatMap(({ id, prices }) => prices.add.map((price) => ({ ...price, productId: id })))
  await inChunks(rows, (some) => tx.insert(schema.prices).values(some))
}

/** Grouped, because most rows of a batch end at the same moment. */
function groupByEnd(plans: readonly ProductChangeset[]): [Date | null, number[]][] {
  const byTime = new Map<string, [Date | null, number[]]>()
  for (const { id, at } of plans.flatMap(({ prices }) => prices.end)) {
    const key = at?.toISOString() ?? ''
    const known = byTime.get(key)
    if (known) known[1].push(id)
    else byTime.set(key, [at, [id]])
  }
  return [...byTime.values()]
}

/** Skips a product of which less is left than the file takes away, because it was sold or reserved meanwhile. */
async function writeStock({ tx, now }: ApplyContext, plans: readonly ProductChangeset[]) {
  const cause = { reason: 'import', actor: importActor, at: now } as const
  const of = (pick: (stock: NonNullable<ProductChangeset['stock']>) => number | undefined) =>
    plans.flatMap(({ id, stock }) => {
      const pieces = stock === null ? undefined : pick(stock)
      return pieces === undefined ? [] : { productId: id, pieces }
    })
  const opened = of((stock) => (stock !== 'untracked' && 'opening' in stock ? stock.opening : undefined))
  await trackStock(tx, { rows: opened.map(({ productId, pieces }) => ({ productId, onHand: pieces })), cause })
  const deltas = of((stock) => (stock !== 'untracked' && 'delta' in stock ? stock.delta : undefined))
  const untracked = plans.flatMap(({ id, stock }) => (stock === 'untracked' ? id : []))
  // All rows in one ascending order, so that an import and an order cannot deadlock (docs/rules/orders.md#stock-locks).
  const locked = await lockStock(tx, [...deltas.map(({ productId }) => productId), ...untracked])
  if (deltas.length > 0) {
    const free = new Map(locked.map(({ productId, onHand, reserved }) => [productId, onHand - reserved]))
    const fitting = deltas.filter(({ productId, pieces }) => (free.get(productId) ?? 0) + pieces >= 0)
    await changeStock(tx, { changes: fitting.map(({ productId, pieces }) => ({ productId, onHand: pieces, reserved: 0 })), cause })
  }
  await untrackStock(tx, { productIds: untracked, cause: { ...cause, reason: 'untracked' } })
}
