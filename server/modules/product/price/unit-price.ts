/** How much of a unit one product contains, e.g. 0.08 and 'kg'. */
export type Measure = { amount: number | null; unit: string | null }

/** The base unit of each smaller unit, and how many of them it has. */
const baseUnits = new Map([
  ['g', { unit: 'kg', parts: 1000 }],
  ['dag', { unit: 'kg', parts: 100 }],
  ['ml', { unit: 'l', parts: 1000 }],
  ['cl', { unit: 'l', parts: 100 }],
  ['dl', { unit: 'l', parts: 10 }],
  ['mm', { unit: 'm', parts: 1000 }],
  ['cm', { unit: 'm', parts: 100 }],
])

/** The price of one base unit when a product costs `price` (EUR), rounded to cents; null without a measure (docs/rules/catalog.md#unit-price). */
export function calculateUnitPrice(price: number, { amount, unit }: Measure): { price: number; unit: string } | null {
  if (!amount || !unit) return null
  const base = baseUnits.get(unit.trim().toLowerCase()) ?? { unit, parts: 1 }
  return { price: Math.round(((price * base.parts) / amount) * 100) / 100, unit: base.unit }
}
