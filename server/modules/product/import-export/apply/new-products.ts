import { inArray } from 'drizzle-orm'
import { products } from '@/server/db/schema/product'
import type { Transaction } from '@/server/core/transaction'
import type { StoredProduct, ProductRow } from '@/server/modules/product/import-export/stored/stored-product'
import { nextDryRunId } from '@/server/modules/product/import-export/taxonomy/create-taxonomy'
import type { ResolvedFields, ResolvedRecord } from '@/server/modules/product/import-export/resolve/resolve-fields'
import { defaultLanguage, type ImportExportContext } from '@/server/modules/product/import-export/record/context'
import type { Problem } from '@/server/modules/product/import-export/record/problem'
import type { FieldName } from '@/server/modules/product/import-export/record/record'
import { inChunks } from './in-chunks'
import { newCoreValues } from '@/server/modules/product/import-export/diff/diff-core'

/** Adds the defaults of a new product to a record. */
export function withDefaults({ record, resolved }: ResolvedRecord): ResolvedRecord {
  const fields = Object.fromEntries(Object.entries(resolved).filter(([, value]) => value !== undefined))
  return { record, resolved: { ...record.defaults, ...fields } }
}

/** Problems of a new product (docs/rules/import-export.md#new-product); errors refuse it. */
export function validateNewProduct(
  { record, resolved }: ResolvedRecord,
  ctx: ImportExportContext,
  columnOf: (field: FieldName) => string,
): Problem[] {
  const problems: Problem[] = []
  const note = (level: Problem['level'], field: FieldName, message: string) =>
    problems.push({ level, row: record.row, column: columnOf(field), message })
  if (!resolved.texts?.[defaultLanguage(ctx).code]?.name)
    note('error', 'texts.name', `Proizvoda ${record.sku} još nema, a nov mora imati naziv.`)
  if (resolved.vatRate === undefined) note('error', 'vatRate', 'Nov proizvod mora imati stopu PDV-a.')
  if (problems.length > 0) return problems
  const ownPriced = resolved.format !== 'Configurable' && resolved.format !== 'Bundle'
  const isPriced = (resolved.retailCents ?? null) !== null || (resolved.priceHistory ?? []).length > 0
  if (ownPriced && !isPriced) note('warning', 'retailCents', 'Proizvod nema cijenu, pa se ne prodaje dok je ne dobije.')
  if (resolved.format === 'EProduct' && !resolved.files?.rows.length)
    note('warning', 'files', 'E-proizvod nema datoteku, pa se ne prodaje dok je ne dobije.')
  return problems
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
  if (tx === null) return new Map(values.map((row): [string, ProductRow] => [row.sku, { ...row, id: nextDryRunId(), version: 1 }]))
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
    files: [],
  }
}
