import { inArray } from 'drizzle-orm'
import { products } from '@/server/db/schema/product'
import type { Transaction } from '@/server/core/transaction'
import type { Current, ProductRow } from '@/server/modules/product/import-export/catalogue/current'
import { nextMadeUpId } from '@/server/modules/product/import-export/catalogue/make-terms'
import type { Wanted, WantedRecord } from '@/server/modules/product/import-export/catalogue/wanted'
import { mainLanguage, type TransferContext } from '@/server/modules/product/import-export/context'
import type { Problem } from '@/server/modules/product/import-export/problem'
import type { FactName } from '@/server/modules/product/import-export/record'
import { inChunks } from './in-chunks'
import { newCore } from './plan-core'

/** Adds the defaults of a new product to a record. */
export function asNew({ record, wanted }: WantedRecord): WantedRecord {
  const said = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined))
  return { record, wanted: { ...record.forNew, ...said } }
}

/** Problems of a new product (docs/rules/import-export.md#new-product); errors refuse it. */
export function lacksOf({ record, wanted }: WantedRecord, ctx: TransferContext, columnOf: (fact: FactName) => string): Problem[] {
  const problems: Problem[] = []
  const note = (level: Problem['level'], fact: FactName, message: string) =>
    problems.push({ level, row: record.row, column: columnOf(fact), message })
  if (!wanted.texts?.[mainLanguage(ctx).code]?.name)
    note('error', 'texts.name', `Proizvoda ${record.sku} još nema, a nov mora imati naziv.`)
  if (wanted.vatRate === undefined) note('error', 'vatRate', 'Nov proizvod mora imati stopu PDV-a.')
  if (problems.length > 0) return problems
  const ownPriced = wanted.format !== 'Configurable' && wanted.format !== 'Bundle'
  const isPriced = (wanted.retailCents ?? null) !== null || (wanted.priceHistory ?? []).length > 0
  if (ownPriced && !isPriced) note('warning', 'retailCents', 'Proizvod nema cijenu, pa se ne prodaje dok je ne dobije.')
  if (wanted.format === 'EProduct' && !wanted.files?.rows.length)
    note('warning', 'files', 'E-proizvod nema datoteku, pa se ne prodaje dok je ne dobije.')
  return problems
}

/**
 * Inserts the product rows and returns them by SKU; a dry run inserts nothing. Inserted as archived until `publishProducts`, because triggers update
 * the listing at every write to a listed product, here once instead of five times (docs/decisions/004-listing-is-derived.md).
 */
export async function addProducts(
  records: readonly WantedRecord[],
  { ctx, now }: { ctx: TransferContext; now: Date },
  tx: Transaction | null,
) {
  const values = records.map(({ record, wanted }) => ({
    ...newCore({ wanted, now }),
    siteId: ctx.site.id,
    sku: record.sku,
    isVariant: isVariant(wanted),
    updatedAt: now,
  }))
  if (tx === null) return new Map(values.map((row): [string, ProductRow] => [row.sku, { ...row, id: nextMadeUpId(), version: 1 }]))
  const archived = new Map(values.map((row) => [row.sku, row.archived]))
  const added = new Map<string, ProductRow>()
  const hidden = values.map((row) => ({ ...row, archived: true }))
  await inChunks(hidden, async (some) => {
    for (const row of await tx.insert(products).values(some).returning())
      added.set(row.sku, { ...row, archived: archived.get(row.sku) ?? false })
  })
  return added
}

/** Sets the final `archived` flag of new products after everything else is written. */
export async function showProducts(tx: Transaction, added: ReadonlyMap<string, ProductRow>) {
  const ids = [...added.values()].filter(({ archived }) => !archived).map(({ id }) => id)
  if (ids.length > 0) await tx.update(products).set({ archived: false }).where(inArray(products.id, ids))
}

function isVariant({ variantOf }: Partial<Wanted>) {
  return variantOf !== undefined && variantOf !== null
}

/** A stored product without any lists. */
export function bareCurrent(product: ProductRow): Current {
  return {
    product,
    texts: [],
    prices: [],
    stock: null,
    categoryIds: [],
    attributes: [],
    axisIds: [],
    parents: [],
    parts: [],
    crossSellIds: [],
    options: [],
    plans: [],
    mediaIds: [],
    files: [],
  }
}
