/** How much of a unit one piece holds, as a product's columns say it: 0.08 and 'kg'. */
export type Measure = { amount: number | null; unit: string | null }

/** What one whole unit costs when a piece costs `price` (EUR), to cents; null for what is sold by the piece (Directive 98/6/EC, article 3). */
export function unitPriceOf(price: number, { amount, unit }: Measure): { price: number; unit: string } | null {
  if (!amount || !unit) return null
  return { price: Math.round((price / amount) * 100) / 100, unit }
}
