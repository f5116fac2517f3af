import type { PriceEnding } from '@/lib/api/entities/product-change.schema'
import { toCents } from '@/lib/money/money'

type Rule = {
  by: 'percent' | 'amount'
  /** Percent or EUR with at most two decimals; below 0 for a lower price. */
  value: number
  ending: PriceEnding
}

/**
 * The price after a change, in cents; 0 or less where there is none (docs/rules/catalog.md#price-ending). Half a cent rounds up. Of two prices with the ending
 * the nearer one is taken, of equally near ones the higher, but never one beyond the price before: a reduction raises nothing.
 */
export function changedPrice(before: number, { by, value, ending }: Rule): number {
  // Hundredths of a percent, because a factor such as 1.1 is not exact.
  const exact = by === 'percent' ? Math.round((before * (10_000 + Math.round(value * 100))) / 10_000) : before + toCents(value)
  if (ending === 'none' || exact <= 0) return exact
  const last = Number(ending)
  const lower = Math.floor((exact - last) / 100) * 100 + last
  const isAllowed = (cents: number) => cents > 0 && (exact <= before || cents >= before) && (exact >= before || cents <= before)
  const [nearest = 0] = [lower + 100, lower].filter(isAllowed).toSorted((one, other) => Math.abs(one - exact) - Math.abs(other - exact))
  return nearest
}
