/** The reduction in whole percent; 0 when there is none (docs/rules/prices.md#discount-percent). */
export function discountPercent({ before, now }: { before: number; now: number }): number {
  if (before <= 0 || now >= before) return 0
  return Math.round(((before - now) / before) * 100)
}
