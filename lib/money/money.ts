const euros = new Intl.NumberFormat('hr-HR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** A price of the API (a number with at most two decimals) as people read it: '1.234,56 €', its parts never apart. */
export function formatPrice(amount: number): string {
  return `${euros.format(amount)}\u00a0€`
}

/** Cents of the database as people read them. */
export function formatCents(cents: number): string {
  return formatPrice(cents / 100)
}

/** Cents of the database as a number of the API. */
export function fromCents(cents: number): number {
  return cents / 100
}

/** A number of the API as cents: 0.1 + 0.2 must not lose one. */
export function toCents(amount: number): number {
  return Math.round(amount * 100)
}
