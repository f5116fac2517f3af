import type { Product, Variant } from '@/lib/api/entities/product.schema'

/** Why a product cannot be bought as it stands; `name` is the part that stands in the way. */
export type WhyNot =
  | { reason: 'soldOut' | 'variantSoldOut' | 'noVariants' | 'emptyBundle' | 'awaitsFile' }
  | { reason: 'partSoldOut' | 'nestedBundle'; name: string }

type Sold = Pick<Product, 'format' | 'stock' | 'awaitsFile' | 'associatedProducts' | 'bundles'>

/** Null: it can be bought, perhaps after a choice. Every product of the shop can be bought or says why not (SPEC 4, DESIGN 7). */
export function whyNot(
  { format, stock, awaitsFile, associatedProducts, bundles }: Sold,
  variant: Pick<Variant, 'stock' | 'awaitsFile'> | null,
): WhyNot | null {
  if (awaitsFile || variant?.awaitsFile) return { reason: 'awaitsFile' }
  if (format === 'Configurable') {
    if (associatedProducts.length === 0) return { reason: 'noVariants' }
    if (variant?.stock.state === 'out') return { reason: 'variantSoldOut' }
  }
  if (format === 'Bundle') {
    if (bundles.length === 0) return { reason: 'emptyBundle' }
    const nested = bundles.find(({ product }) => product.format === 'Bundle')
    if (nested) return { reason: 'nestedBundle', name: nested.product.name }
    const gone = bundles.find(({ qty, product }) => product.stock.available !== null && product.stock.available < qty)
    if (gone) return { reason: 'partSoldOut', name: gone.product.name }
  }
  return stock.state === 'out' ? { reason: 'soldOut' } : null
}
