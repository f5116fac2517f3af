/** A sale price and when it holds: from a moment (inclusive) to another (exclusive); null: without an end. */
export type SalePeriod = { cents: number; from: Date; until: Date | null }

/**
 * Adds a sale. It replaces those that it overlaps: a sale that began earlier ends where it begins, one that begins within it does not take place
 * (docs/rules/catalog.md#sale-overlap).
 */
export function withSale(periods: readonly SalePeriod[], sale: SalePeriod): SalePeriod[] {
  const others = periods.flatMap((period) => {
    const isApart = (period.until !== null && period.until <= sale.from) || (sale.until !== null && period.from >= sale.until)
    if (isApart) return period
    return period.from < sale.from ? { ...period, until: sale.from } : []
  })
  return [...others, sale]
}

/** Removes the sales that are on now; planned ones stay. */
export function withoutCurrentSale(periods: readonly SalePeriod[], now: Date): SalePeriod[] {
  return periods.filter(({ from }) => from > now)
}

/** Those that are on or planned. */
export function openPeriods(periods: readonly SalePeriod[], now: Date): SalePeriod[] {
  return periods.filter(({ until }) => until === null || until > now)
}

export function isSamePlan(one: readonly SalePeriod[], other: readonly SalePeriod[]): boolean {
  const textOf = (periods: readonly SalePeriod[]) =>
    JSON.stringify(periods.map(({ cents, from, until }) => [from, until, cents].join()).toSorted())
  return textOf(one) === textOf(other)
}

type SaleChanges = { /** Rows that were never valid. */ remove: number[]; end: { id: number; at: Date | null }[]; add: SalePeriod[] }

/**
 * How rows change so that these periods hold from now on. Past prices stay as they were (docs/rules/catalog.md#dated-prices): a sale that is on ends now, and
 * one that returns begins now.
 */
export function diffSales(rows: readonly (SalePeriod & { id: number })[], wanted: readonly SalePeriod[], now: Date): SaleChanges {
  const changes: SaleChanges = { remove: [], end: [], add: [] }
  const missing = new Set(wanted)
  for (const row of rows) {
    const same = [...missing].find(({ cents, from }) => cents === row.cents && from.getTime() === row.from.getTime())
    if (same) missing.delete(same)
    if (same && same.until?.getTime() === row.until?.getTime()) continue
    const at = same ? same.until : now
    if (at === null || at > row.from) changes.end.push({ id: row.id, at })
    else changes.remove.push(row.id)
  }
  for (const { cents, from, until } of missing) {
    const begins = from > now ? from : now
    if (until === null || until > begins) changes.add.push({ cents, from: begins, until })
  }
  return changes
}
