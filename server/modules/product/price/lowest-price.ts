/** A dated price as the database holds it; `validTo` is exclusive, null: open. */
export type DatedPrice = { kind: 'retail' | 'sale'; cents: number; validFrom: Date; validTo: Date | null }

const windowMs = 30 * 24 * 60 * 60 * 1000

/**
 * The lowest price anybody could pay in the 30 days before a reduction began (Directive 98/6/EC, article 6a), in cents. Earlier reductions
 * count, a member's price does not, for it is not offered to everybody. Null when the product had no price then: nothing may be compared.
 */
export function lowestPrice30Days(history: readonly DatedPrice[], reducedFrom: Date): number | null {
  const end = reducedFrom.getTime()
  const held = periods(history).filter(({ from, until }) => from < end && until > end - windowMs)
  return held.length === 0 ? null : Math.min(...held.map(({ cents }) => cents))
}

/** When each price was in force: a retail price gives way to the next one, however it was dated itself. */
function periods(history: readonly DatedPrice[]) {
  const retailStarts = history.filter(({ kind }) => kind === 'retail').map(({ validFrom }) => validFrom.getTime())
  return history.map(({ kind, cents, validFrom, validTo }) => {
    const from = validFrom.getTime()
    const next = kind === 'retail' ? Math.min(...retailStarts.filter((start) => start > from)) : Infinity
    return { cents, from, until: Math.min(validTo?.getTime() ?? Infinity, next) }
  })
}
