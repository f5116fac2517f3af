/** How much of a unit one piece holds, as a product's columns say it: 0.08 and 'kg'. */
export type Measure = { amount: number | null; unit: string | null }

/** What a price is said of instead of its small parts, and how many of these it has. */
const wholes = new Map([
  ['g', { unit: 'kg', parts: 1000 }],
  ['dag', { unit: 'kg', parts: 100 }],
  ['ml', { unit: 'l', parts: 1000 }],
  ['cl', { unit: 'l', parts: 100 }],
  ['dl', { unit: 'l', parts: 10 }],
  ['mm', { unit: 'm', parts: 1000 }],
  ['cm', { unit: 'm', parts: 100 }],
])

/**
 * What one whole unit costs when a piece costs `price` (EUR), to cents; null for what is sold by the piece. Of grams, millilitres and centimetres that is
 * the kilogram, the litre and the metre (Directive 98/6/EC, articles 2 and 3).
 */
export function unitPriceOf(price: number, { amount, unit }: Measure): { price: number; unit: string } | null {
  if (!amount || !unit) return null
  const whole = wholes.get(unit.trim().toLowerCase()) ?? { unit, parts: 1 }
  return { price: Math.round(((price * whole.parts) / amount) * 100) / 100, unit: whole.unit }
}
