/** SPEC 9: how much of the earlier price a reduction takes off, in whole percent; 0 when it takes off nothing. */
export function discountPercent({ before, now }: { before: number; now: number }): number {
  if (before <= 0 || now >= before) return 0
  return Math.round(((before - now) / before) * 100)
}
