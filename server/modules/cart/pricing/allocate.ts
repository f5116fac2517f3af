/**
 * Splits whole cents in proportion to the weights by largest remainder (docs/rules/prices.md#largest-remainder). The parts add up to the total, and
 * no part exceeds its weight when the total does not exceed their sum.
 */
export function allocate(totalCents: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((a, b) => a + b, 0)
  if (sum === 0) return weights.map(() => 0)
  // BigInt: cents times cents may exceed the integers that a double holds exactly.
  const products = weights.map((weight) => BigInt(totalCents) * BigInt(weight))
  const parts = products.map((product) => Number(product / BigInt(sum)))
  const left = totalCents - parts.reduce((a, b) => a + b, 0)
  const byRemainder = products
    .map((product, index) => ({ index, remainder: product % BigInt(sum) }))
    .toSorted((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1))
  for (const { index } of byRemainder.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1
  return parts
}
