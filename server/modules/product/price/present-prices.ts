import { fromCents } from '@/lib/money/money'
import type { Prices } from './prices'
import { calculateUnitPrice, type Measure } from '@/server/modules/product/catalogue/unit-price'

const orNull = (cents: number | null) => (cents === null ? null : fromCents(cents))

/** Presents prices as numbers of the API (docs/rules/catalog.md#net-price). */
export function presentPrices(prices: Prices, { vatRate, measure }: { vatRate: number; measure: Measure }) {
  return {
    basicPrice: fromCents(Math.round((prices.retailCents * 100) / (100 + vatRate))),
    retailPrice: fromCents(prices.retailCents),
    discount: orNull(prices.saleCents),
    finalPrice: fromCents(prices.finalCents),
    membershipPrice: orNull(prices.memberCents),
    lowestPrice30Days: orNull(prices.lowestCents),
    discountUntil: prices.reducedUntil?.toISOString() ?? null,
    unitPrice: calculateUnitPrice(fromCents(prices.finalCents), measure),
  }
}
