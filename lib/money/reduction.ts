import type { ProductCard } from '@/lib/api/entities/product.schema'
import { discountPercent } from './discount-percent'

type Offer = Pick<ProductCard, 'discount' | 'finalPrice' | 'lowestPrice30Days'>

/**
 * What may be said of a reduced price (Directive 98/6/EC, article 6a; DESIGN 7): it is compared with the lowest price of the 30 days before,
 * never with a price that nobody had to pay. Null when there is nothing to boast of; `percent` is null where it would round to none.
 */
export function reductionOf({ discount, finalPrice, lowestPrice30Days }: Offer): { before: number; percent: number | null } | null {
  if (discount === null || lowestPrice30Days === null || finalPrice >= lowestPrice30Days) return null
  return { before: lowestPrice30Days, percent: discountPercent({ before: lowestPrice30Days, now: finalPrice }) || null }
}
