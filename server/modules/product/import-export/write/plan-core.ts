import type { Current, ProductRow } from '@/server/modules/product/import-export/catalogue/current'
import type { Wanted } from '@/server/modules/product/import-export/catalogue/wanted'

/** What the product's own row holds, without what the writer keeps itself. */
export type CoreValues = Omit<ProductRow, 'id' | 'siteId' | 'sku' | 'version' | 'updatedAt' | 'isVariant'>

const names = [
  ...(['format', 'archived', 'featured', 'categoryPriority', 'vatRate', 'weightGrams', 'measureAmount', 'measureUnit'] as const),
  ...(['manufacturerId', 'safetyNote', 'createdAt'] as const),
]

/** The row as it shall be, and which of its values are new. */
export function planCore(
  current: Pick<Current, 'product'>,
  wanted: Partial<Wanted>,
): { values: CoreValues; changed: (keyof CoreValues)[] } {
  const { measureAmount, ...others } = wanted
  const said: Partial<CoreValues> = { ...others, measureAmount: measureAmount === null ? null : measureAmount?.toFixed(3) }
  const changed = names.filter((name) => said[name] !== undefined && !isSame(said[name], current.product[name]))
  const values = { ...pick(current.product), ...Object.fromEntries(changed.map((name) => [name, said[name]])) }
  return { values, changed }
}

/** What a new product has when nothing else is said. */
export function newCore({ wanted, now }: { wanted: Partial<Wanted>; now: Date }): CoreValues {
  return {
    format: wanted.format ?? 'Simple',
    archived: wanted.archived ?? false,
    featured: wanted.featured ?? false,
    categoryPriority: wanted.categoryPriority ?? 0,
    vatRate: wanted.vatRate ?? 25,
    weightGrams: wanted.weightGrams ?? null,
    measureAmount: wanted.measureAmount?.toFixed(3) ?? null,
    measureUnit: wanted.measureUnit ?? null,
    manufacturerId: wanted.manufacturerId ?? null,
    safetyNote: wanted.safetyNote ?? null,
    createdAt: wanted.createdAt ?? now,
  }
}

function pick(row: ProductRow): CoreValues {
  const { id: _id, siteId: _site, sku: _sku, version: _version, updatedAt: _updated, isVariant: _variant, ...values } = row
  return values
}

function isSame(one: unknown, other: unknown) {
  if (one instanceof Date && other instanceof Date) return one.getTime() === other.getTime()
  // Postgres writes numerics with all their places.
  if (typeof one === 'string' && typeof other === 'string' && /^-?\d+\.\d+$/.test(one)) return Number(one) === Number(other)
  if (typeof one === 'string' || typeof other === 'string') return wordsOnly(one) === wordsOnly(other)
  return one === other
}

/** A cell cannot tell spaces around a text, nor an empty text from none. */
function wordsOnly(value: unknown): unknown {
  return typeof value === 'string' ? value.trim() || null : value
}
