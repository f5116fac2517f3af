import type { DatedPrice, PriceRow, SaleField } from '@/server/modules/product/import-export/record/record'
import { diffSales, withSale } from '@/server/modules/product/price/sale-periods'

/** The requested prices. Undefined: unchanged; null: none. A retail price can only be replaced. */
export type RequestedPrices = { retailCents?: number | null; memberCents?: number | null; sale?: SaleField | null }

export type PriceChanges = {
  /** Rows with a new end. */ end: { id: number; at: Date | null }[]
  /** Rows that were never valid. */ remove: number[]
  add: DatedPrice[]
}

type PriceDiff = {
  rows: readonly PriceRow[]
  requested: RequestedPrices
  now: Date
  /** When prices of a new product started. */ since: Date
}

/** Computes how dated rows change so that the requested prices hold from now on (docs/rules/import-export.md#imported-prices). */
export function diffPrices({ rows, requested, now, since }: PriceDiff): PriceChanges {
  const start = rows.length === 0 ? since : now
  const plans = [
    diffSimplePrice({ rows, kind: 'retail', cents: requested.retailCents, now, start }),
    diffSimplePrice({ rows, kind: 'member', cents: requested.memberCents, now, start }),
    requested.sale === undefined ? noChanges : diffSale({ rows, sale: requested.sale, now }),
  ]
  return { end: plans.flatMap(({ end }) => end), remove: plans.flatMap(({ remove }) => remove), add: plans.flatMap(({ add }) => add) }
}

export function hasPriceChanges({ end, remove, add }: PriceChanges): boolean {
  return end.length + remove.length + add.length > 0
}

/** The rows after the changes. */
export function pricesAfter(rows: readonly PriceRow[], { end, remove, add }: PriceChanges): DatedPrice[] {
  const ends = new Map(end.map(({ id, at }) => [id, at]))
  const remaining = rows.filter(({ id }) => !remove.includes(id))
  return [...remaining.map(({ id, ...row }) => ({ ...row, validTo: ends.has(id) ? (ends.get(id) ?? null) : row.validTo })), ...add]
}

/** The values of the price columns for these rows: current prices, and the current or else the next sale. */
export function toPriceFields(
  rows: readonly PriceRow[],
  now: Date,
): { retailCents: number | null; memberCents: number | null; sale: Required<SaleField> | null } {
  const sale = currentOrNextSale(rows, now)
  return {
    retailCents: currentPrice(rows, 'retail', now)?.cents ?? null,
    memberCents: currentPrice(rows, 'member', now)?.cents ?? null,
    sale: sale === null ? null : { cents: sale.cents, from: sale.validFrom, to: sale.validTo },
  }
}

const noChanges: PriceChanges = { end: [], remove: [], add: [] }

type SimplePrice = { rows: readonly PriceRow[]; kind: 'retail' | 'member'; cents: number | null | undefined; now: Date; start: Date }

function diffSimplePrice({ rows, kind, cents, now, start }: SimplePrice): PriceChanges {
  const own = rows.filter((row) => row.kind === kind)
  const current = currentPrice(rows, kind, now)
  const isUnchanged = cents === undefined || (cents === null && kind === 'retail')
  if (isUnchanged || (current?.cents ?? null) === cents) return noChanges
  const currentRows = own.filter((row) => isValidAt(row, now))
  if (cents === null) return { ...endRows(currentRows, now), add: [] }
  // A future price stays planned. A member price ends when it starts; of retail prices the newest start wins, so the new one needs no end.
  const next = own.filter((row) => row.validFrom > now).sort(byStart)[0]
  return {
    ...endRows(currentRows, now),
    add: [{ kind, cents, validFrom: start, validTo: kind === 'retail' ? null : (next?.validFrom ?? null) }],
  }
}

function diffSale({ rows, sale, now }: { rows: readonly PriceRow[]; sale: SaleField | null; now: Date }): PriceChanges {
  const target = currentOrNextSale(rows, now)
  const hasSaleEnded = sale?.to && sale.to <= now && rows.length > 0
  if (hasSaleEnded && !(target?.cents === sale.cents && target.validFrom <= now)) return noChanges
  if (sale === null || hasSaleEnded) return target === null ? noChanges : { ...endRows(sameSaleRows(rows, target, now), now), add: [] }
  if (target && isSame(target, sale, now)) {
    if (sale.to === undefined || sameTime(target.validTo, sale.to)) return noChanges
    const { end, remove } = yieldTo({ rows, sale: { ...target, validTo: sale.to }, now })
    return { end: [...end, { id: target.id, at: sale.to }], remove, add: [] }
  }
  const isLate = rows.length > 0 && sale.from && sale.from < now
  const validFrom = !sale.from || isLate ? now : sale.from
  const validTo = sale.to ?? null
  if (validTo !== null && validTo <= validFrom) return noChanges
  const added = { kind: 'sale' as const, cents: sale.cents, validFrom, validTo }
  const replaced = target === null ? [] : sameSaleRows(rows, target, now)
  const [ended, others] = [endRows(replaced, now), yieldTo({ rows: rows.filter((row) => !replaced.includes(row)), sale: added, now })]
  return { end: [...ended.end, ...others.end], remove: [...ended.remove, ...others.remove], add: [added] }
}

/** What becomes of other planned sales that a sale overlaps (docs/rules/catalog.md#sale-overlap). */
function yieldTo({ rows, sale, now }: { rows: readonly PriceRow[]; sale: Omit<DatedPrice, 'kind'>; now: Date }) {
  const toPeriod = ({ cents, validFrom: from, validTo: until }: Omit<DatedPrice, 'kind'>) => ({ cents, from, until })
  const planned = rows.filter(
    ({ kind, validFrom }) => kind === 'sale' && validFrom > now && validFrom.getTime() !== sale.validFrom.getTime(),
  )
  const periods = planned.map((row) => ({ id: row.id, ...toPeriod(row) }))
  const remaining = withSale(periods, toPeriod(sale)).slice(0, -1)
  return diffSales(periods, remaining, now)
}

/** The same price with the same start; starts in the past are equal. */
function isSame(row: PriceRow, sale: SaleField, now: Date) {
  const from = sale.from ?? now
  const sameStart = row.validFrom <= now ? from <= now : sameTime(row.validFrom, sale.from ?? null)
  return row.cents === sale.cents && sameStart
}

/** All current sales, or the planned one: what the merchant sees as one sale. */
function sameSaleRows(rows: readonly PriceRow[], target: PriceRow, now: Date): PriceRow[] {
  return target.validFrom > now ? [target] : rows.filter((row) => row.kind === 'sale' && isValidAt(row, now))
}

function endRows(rows: readonly PriceRow[], now: Date): Pick<PriceChanges, 'end' | 'remove'> {
  const neverValid = rows.filter((row) => row.validFrom >= now)
  return { end: rows.filter((row) => row.validFrom < now).map(({ id }) => ({ id, at: now })), remove: neverValid.map(({ id }) => id) }
}

/** As izlog_own_price (own-price.sql): the newest retail price, the lowest member price. */
function currentPrice(rows: readonly PriceRow[], kind: 'retail' | 'member', now: Date): PriceRow | null {
  const currentRows = rows.filter((row) => row.kind === kind && isValidAt(row, now))
  return currentRows.sort(kind === 'retail' ? (one, other) => -byStart(one, other) : byCents)[0] ?? null
}

function currentOrNextSale(rows: readonly PriceRow[], now: Date): PriceRow | null {
  const sales = rows.filter(({ kind }) => kind === 'sale')
  const running = sales.filter((row) => isValidAt(row, now)).sort(byCents)
  return running[0] ?? sales.filter((row) => row.validFrom > now).sort(byStart)[0] ?? null
}

function isValidAt({ validFrom, validTo }: DatedPrice, now: Date) {
  return validFrom <= now && (validTo === null || validTo > now)
}

const byStart = (one: PriceRow, other: PriceRow) => one.validFrom.getTime() - other.validFrom.getTime() || one.id - other.id
const byCents = (one: PriceRow, other: PriceRow) => one.cents - other.cents || byStart(one, other)
const sameTime = (one: Date | null, other: Date | null) => one?.getTime() === other?.getTime()
