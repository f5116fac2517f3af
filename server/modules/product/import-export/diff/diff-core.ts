import type { StoredProduct, ProductRow } from '@/server/modules/product/import-export/stored/stored-product'
import type { ResolvedFields } from '@/server/modules/product/import-export/resolve/resolve-fields'

/** The columns of the product row that an import sets. */
export type CoreValues = Omit<ProductRow, 'id' | 'siteId' | 'sku' | 'version' | 'updatedAt' | 'isVariant' | 'sampleDocumentId'>

const columns = [
  ...([
    'format',
    'archived',
    'featured',
    'categoryPriority',
    'vatRate',
    'isVoucher',
    'weightGrams',
    'measureAmount',
    'measureUnit',
  ] as const),
  ...(['manufacturerId', 'safetyNote', 'createdAt'] as const),
]

/** The new row and which columns changed. */
export function diffCore(
  current: Pick<StoredProduct, 'product'>,
  resolved: Partial<ResolvedFields>,
): { values: CoreValues; changed: (keyof CoreValues)[] } {
  const { measureAmount, ...others } = resolved
  const requested: Partial<CoreValues> = { ...others, measureAmount: measureAmount === null ? null : measureAmount?.toFixed(3) }
  const changed = columns.filter((name) => requested[name] !== undefined && !isSame(requested[name], current.product[name]))
  const values = { ...coreValuesOf(current.product), ...Object.fromEntries(changed.map((name) => [name, requested[name]])) }
  return { values, changed }
}

/** The row of a new product. */
export function newCoreValues({ resolved, now }: { resolved: Partial<ResolvedFields>; now: Date }): CoreValues {
  return {
    format: resolved.format ?? 'Simple',
    archived: resolved.archived ?? false,
    featured: resolved.featured ?? false,
    categoryPriority: resolved.categoryPriority ?? 0,
    vatRate: resolved.vatRate ?? 25,
    isVoucher: resolved.isVoucher ?? false,
    weightGrams: resolved.weightGrams ?? null,
    measureAmount: resolved.measureAmount?.toFixed(3) ?? null,
    measureUnit: resolved.measureUnit ?? null,
    manufacturerId: resolved.manufacturerId ?? null,
    safetyNote: resolved.safetyNote ?? null,
    createdAt: resolved.createdAt ?? now,
  }
}

function coreValuesOf(row: ProductRow): CoreValues {
  const { id: _id, siteId: _site, sku: _sku, version: _version, updatedAt: _updated, isVariant: _variant, ...values } = row
  return values
}

function isSame(one: unknown, other: unknown) {
  if (one instanceof Date && other instanceof Date) return one.getTime() === other.getTime()
  // Postgres returns numerics with trailing zeros.
  if (typeof one === 'string' && typeof other === 'string' && /^-?\d+\.\d+$/.test(one)) return Number(one) === Number(other)
  if (typeof one === 'string' || typeof other === 'string') return normalizeText(one) === normalizeText(other)
  return one === other
}

/** A cell cannot express surrounding spaces, nor tell an empty text from null. */
function normalizeText(value: unknown): unknown {
  return typeof value === 'string' ? value.trim() || null : value
}
