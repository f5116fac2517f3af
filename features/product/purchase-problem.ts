import type { Product, Variant } from '@/lib/api/entities/product.schema'

/** Why a product cannot be bought as it stands; `name` is the part that stands in the way. */
export type PurchaseProblem =
  | { reason: 'soldOut' | 'variantSoldOut' | 'noVariants' | 'emptyBundle' | 'awaitsFile' }
  | { reason: 'partSoldOut' | 'nestedBundle'; name: string }

type PurchaseInput = Pick<Product, 'format' | 'stock' | 'awaitsFile' | 'associatedProducts' | 'bundles'>

/** Null: it can be bought, perhaps after a choice. Every product of the shop can be bought or says why not (SPEC 4, DESIGN 7). */
export function purchaseProblem(
  { format, stock, awaitsFile, associatedProducts, bundles }: PurchaseInput,
  variant: Pick<Variant, 'stock' | 'awaitsFile'> | null,
): PurchaseProblem | null {
  if (awaitsFile || variant?.awaitsFile) return { reason: 'awaitsFile' }
  if (format === 'Configurable') {
    if (associatedProducts.length === 0) return { reason: 'noVariants' }
    if (variant?.stock.state === 'out') return { reason: 'variantSoldOut' }
  }
  if (format === 'Bundle') {
    if (bundles.length === 0) return { reason: 'emptyBundle' }
    const nested = bundles.find(({ product }) => product.format === 'Bundle')
    if (nested) return { reason: 'nestedBundle', name: nested.product.name }
    const soldOut = bundles.find(({ qty, product }) => product.stock.available !== null && product.stock.available < qty)
    if (soldOut) return { reason: 'partSoldOut', name: soldOut.product.name }
  }
  return stock.state === 'out' ? { reason: 'soldOut' } : null
}
