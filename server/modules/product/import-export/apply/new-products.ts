import { inArray } from 'drizzle-orm'
import { products } from '@/server/db/schema/product'
import type { Transaction } from '@/server/core/transaction'
import type { StoredProduct, ProductRow } from '@/server/modules/product/import-export/stored/stored-product'
import { nextDryRunId } from '@/server/modules/product/import-export/taxonomy/create-taxonomy'
import type { ResolvedFields, ResolvedRecord } from '@/server/modules/product/import-export/resolve/resolve-fields'
import { defaultLanguage, type ImportExportContext } from '@/server/modules/product/import-export/record/context'
import type { Problem } from '@/server/modules/product/import-export/record/problem'
import type { FieldName, ProductRecord } from '@/server/modules/product/import-export/record/record'
import { inChunks } from './in-chunks'
import { newCoreValues } from '@/server/modules/product/import-export/diff/diff-core'

/** Adds the defaults of a new product to a record; only goods have stock. */
export function withDefaults({ record, resolved }: ResolvedRecord): ResolvedRecord {
  const fields = Object.fromEntries(Object.entries(resolved).filter(([, value]) => value !== undefined))
  const { onHand, ...defaults } = record.defaults
  const isGoods = (resolved.format ?? defaults.format) === 'Simple'
  return { record, resolved: { ...defaults, ...(isGoods && onHand !== undefined ? { onHand } : {}), ...fields } }
}

/** Why a new product is refused (docs/rules/import-export.md#new-product); before anything is created for it. */
export function newProductErrors(record: ProductRecord, ctx: ImportExportContext, columnOf: (field: FieldName) => string): Problem[] {
  const { sku, row, defaults, needsStock = false } = record
  const { texts, vatRate = defaults.vatRate, format = defaults.format, onHand = defaults.onHand } = record.fields
  const error = (field: FieldName, message: string): Problem => ({ level: 'error', row, column: columnOf(field), message })
  return [
    ...(texts?.[defaultLanguage(ctx).code]?.name ? [] : [error('texts.name', `Proizvoda ${sku} još nema, a nov mora imati naziv.`)]),
    ...(vatRate === undefined ? [error('vatRate', 'Nov proizvod mora imati stopu PDV-a.')] : []),
    ...(needsStock && format === 'Simple' && onHand === undefined ? [error('onHand', unknownStockMessage)] : []),
  ]
}

const unknownStockMessage =
  'Datoteka ne kaže zalihu novog proizvoda. Recite je: --unknown-stock 0 (rasprodano, pa uvezite i izvoz zaliha), --unknown-stock 5 ili --unknown-stock ne-broji.'

/** What a new product lacks to be sold. */
export function newProductWarnings({ record, resolved }: ResolvedRecord, columnOf: (field: FieldName) => string): Problem[] {
  const warning = (field: FieldName, message: string): Problem => ({ level: 'warning', row: record.row, column: columnOf(field), message })
  const ownPriced = resolved.format !== 'Configurable' && resolved.format !== 'Bundle'
  const isPriced = (resolved.retailCents ?? null) !== null || (resolved.priceHistory ?? []).length > 0
  return [
    ...(ownPriced && !isPriced ? [warning('retailCents', 'Proizvod nema cijenu, pa se ne prodaje dok je ne dobije.')] : []),
    ...(resolved.format === 'EProduct' && !resolved.files?.rows.length
      ? [warning('files', 'E-proizvod nema datoteku, pa se ne prodaje dok je ne dobije.')]
      : []),
  ]
}

/**
 * Inserts the product rows and returns them by SKU; a dry run inserts nothing. Inserted as archived until `publishProducts`, because triggers update
 * the listing at every write to a listed product, here once instead of five times (docs/decisions/004-listing-is-derived.md).
 */
export async function insertProducts(
  records: readonly ResolvedRecord[],
  { ctx, now }: { ctx: ImportExportContext; now: Date },
  tx: Transaction | null,
) {
  const values = records.map(({ record, resolved }) => ({
    ...newCoreValues({ resolved, now }),
    siteId: ctx.site.id,
    sku: record.sku,
    isVariant: isVariant(resolved),
    updatedAt: now,
  }))
  if (tx === null)
    return new Map(values.map((row): [string, ProductRow] => [row.sku, { ...row, id: nextDryRunId(), version: 1, sampleDocumentId: null }]))
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
export async function publishProducts(tx: Transaction, added: ReadonlyMap<string, ProductRow>) {
  const ids = [...added.values()].filter(({ archived }) => !archived).map(({ id }) => id)
  if (ids.length > 0) await tx.update(products).set({ archived: false }).where(inArray(products.id, ids))
}

function isVariant({ variantOf }: Partial<ResolvedFields>) {
  return variantOf !== undefined && variantOf !== null
}

/** A stored product without any lists. */
export function emptyStoredProduct(product: ProductRow): StoredProduct {
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
    samplePageIds: [],
    files: [],
  }
}
