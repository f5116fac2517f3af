import { fromCents } from '@/lib/money/money'
import type { Prices } from './prices'
import { unitPriceOf, type Measure } from '@/server/modules/product/catalogue/unit-price'

const orNull = (cents: number | null) => (cents === null ? null : fromCents(cents))

/** Prices as the API's numbers. `basicPrice` is the retail price without the VAT inside it. */
export function presentPrices(prices: Prices, { vatRate, measure }: { vatRate: number; measure: Measure }) {
  return {
    basicPrice: fromCents(Math.round((prices.retailCents * 100) / (100 + vatRate))),
    retailPrice: fromCents(prices.retailCents),
    discount: orNull(prices.saleCents),
    finalPrice: fromCents(prices.finalCents),
    membershipPrice: orNull(prices.memberCents),
    lowestPrice30Days: orNull(prices.lowestCents),
    discountUntil: prices.reducedUntil?.toISOString() ?? null,
    unitPrice: unitPriceOf(fromCents(prices.finalCents), measure),
  }
}
