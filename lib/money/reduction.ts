import type { ProductCard } from '@/lib/api/entities/product.schema'
import { discountPercent } from './discount-percent'

type Offer = Pick<ProductCard, 'discount' | 'finalPrice' | 'lowestPrice30Days'>

/**
 * How a reduced price may be announced (Directive 98/6/EC, article 6a; docs/rules/prices.md#lowest-price). Null when it is no reduction; `percent` is null
 * when it rounds to 0.
 */
export function reductionOf({ discount, finalPrice, lowestPrice30Days }: Offer): { before: number; percent: number | null } | null {
  if (discount === null || lowestPrice30Days === null || finalPrice >= lowestPrice30Days) return null
  return { before: lowestPrice30Days, percent: discountPercent({ before: lowestPrice30Days, now: finalPrice }) || null }
}
