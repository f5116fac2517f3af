const euros = new Intl.NumberFormat('hr-HR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Formats a price of the API: '1.234,56 €' with a no-break space (docs/rules/prices.md#integer-cents). */
export function formatPrice(amount: number): string {
  return `${euros.format(amount)}\u00a0€`
}

/** Formats cents of the database. */
export function formatCents(cents: number): string {
  return formatPrice(cents / 100)
}

/** Cents of the database as a number of the API. */
export function fromCents(cents: number): number {
  return cents / 100
}

/** A number of the API as cents. Rounds, because a sum of decimals may be off by a fraction. */
export function toCents(amount: number): number {
  return Math.round(amount * 100)
}
