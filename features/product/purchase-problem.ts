import type { Product, Variant } from '@/lib/api/entities/product.schema'

/** Why a product cannot be bought; `name` is the bundle part that causes it. */
export type PurchaseProblem =
  | { reason: 'soldOut' | 'variantSoldOut' | 'noVariants' | 'emptyBundle' | 'awaitsFile' }
  | { reason: 'partSoldOut' | 'nestedBundle'; name: string }

type PurchaseInput = Pick<Product, 'format' | 'stock' | 'awaitsFile' | 'associatedProducts' | 'bundles'>

/** Returns null when the product can be bought, possibly after choosing a variant (docs/rules/storefront.md#purchase-problem). */
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
