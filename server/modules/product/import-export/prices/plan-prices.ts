import type { SaleFact } from '@/server/modules/product/import-export/record'

type PriceKind = 'retail' | 'sale' | 'member'
export type DatedPrice = { kind: PriceKind; cents: number; validFrom: Date; /** Exclusive; null: open. */ validTo: Date | null }
export type PriceRow = DatedPrice & { id: number }

/** What shall hold. Undefined: as it is; null: no such price. A retail price only ever gives way to another. */
export type WantedPrices = { retailCents?: number | null; memberCents?: number | null; sale?: SaleFact | null }

export type PricePlan = {
  /** Rows that get another end. */ end: { id: number; at: Date | null }[]
  /** Rows that nobody has seen. */ remove: number[]
  add: DatedPrice[]
}

type Current = {
  rows: readonly PriceRow[]
  wanted: WantedPrices
  now: Date
  /** Since when a product that is new here has had its prices. */ since: Date
}

/**
 * How the dated rows change so that the wanted prices hold from now on (DESIGN 7): the row that holds ends, a new one begins; what was once shown
 * stays in the history with its dates. A reduction that should have begun earlier begins now, for nobody was offered it.
 */
export function planPrices({ rows, wanted, now, since }: Current): PricePlan {
  const start = rows.length === 0 ? since : now
  const plans = [
    planStanding({ rows, kind: 'retail', cents: wanted.retailCents, now, start }),
    planStanding({ rows, kind: 'member', cents: wanted.memberCents, now, start }),
    wanted.sale === undefined ? nothing : planSale({ rows, sale: wanted.sale, now }),
  ]
  return { end: plans.flatMap(({ end }) => end), remove: plans.flatMap(({ remove }) => remove), add: plans.flatMap(({ add }) => add) }
}

export function changesPrices({ end, remove, add }: PricePlan): boolean {
  return end.length + remove.length + add.length > 0
}

/** The rows as they are after the plan. */
export function afterPlan(rows: readonly PriceRow[], { end, remove, add }: PricePlan): DatedPrice[] {
  const ends = new Map(end.map(({ id, at }) => [id, at]))
  const kept = rows.filter(({ id }) => !remove.includes(id))
  return [...kept.map(({ id, ...row }) => ({ ...row, validTo: ends.has(id) ? (ends.get(id) ?? null) : row.validTo })), ...add]
}

/** What the file's simple columns would say of these rows: what holds now, and the running reduction or else the next one. */
export function pricesShown(
  rows: readonly PriceRow[],
  now: Date,
): { retailCents: number | null; memberCents: number | null; sale: Required<SaleFact> | null } {
  const sale = saleInQuestion(rows, now)
  return {
    retailCents: standing(rows, 'retail', now)?.cents ?? null,
    memberCents: standing(rows, 'member', now)?.cents ?? null,
    sale: sale === null ? null : { cents: sale.cents, from: sale.validFrom, to: sale.validTo },
  }
}

const nothing: PricePlan = { end: [], remove: [], add: [] }

type Standing = { rows: readonly PriceRow[]; kind: 'retail' | 'member'; cents: number | null | undefined; now: Date; start: Date }

function planStanding({ rows, kind, cents, now, start }: Standing): PricePlan {
  const own = rows.filter((row) => row.kind === kind)
  const current = standing(rows, kind, now)
  const isUnsaid = cents === undefined || (cents === null && kind === 'retail')
  if (isUnsaid || (current?.cents ?? null) === cents) return nothing
  const holding = own.filter((row) => holdsAt(row, now))
  if (cents === null) return { ...endingAll(holding, now), add: [] }
  // A price that is planned for later stays planned; the new one holds until then.
  const next = own.filter((row) => row.validFrom > now).sort(byStart)[0]
  return {
    ...endingAll(holding, now),
    add: [{ kind, cents, validFrom: start, validTo: kind === 'retail' ? null : (next?.validFrom ?? null) }],
  }
}

function planSale({ rows, sale, now }: { rows: readonly PriceRow[]; sale: SaleFact | null; now: Date }): PricePlan {
  const target = saleInQuestion(rows, now)
  const isOver = sale?.to && sale.to <= now && rows.length > 0
  if (sale === null || isOver) return target === null ? nothing : { ...endingAll(together(rows, target, now), now), add: [] }
  if (target && isSame(target, sale, now)) {
    if (sale.to === undefined || sameTime(target.validTo, sale.to)) return nothing
    return { ...nothing, end: [{ id: target.id, at: sale.to }] }
  }
  const isLate = rows.length > 0 && sale.from && sale.from < now
  const validFrom = !sale.from || isLate ? now : sale.from
  const validTo = sale.to ?? null
  if (validTo !== null && validTo <= validFrom) return nothing
  const before = target === null ? nothing : endingAll(together(rows, target, now), now)
  return { ...before, add: [{ kind: 'sale', cents: sale.cents, validFrom, validTo }] }
}

/** The same price since the same time; two that both have begun already are the same to everybody who looks. */
function isSame(row: PriceRow, sale: SaleFact, now: Date) {
  const from = sale.from ?? now
  const sameStart = row.validFrom <= now ? from <= now : sameTime(row.validFrom, sale.from ?? null)
  return row.cents === sale.cents && sameStart
}

/** The rows that stand for what the merchant sees as one reduction: all that run, or the planned one. */
function together(rows: readonly PriceRow[], target: PriceRow, now: Date): PriceRow[] {
  return target.validFrom > now ? [target] : rows.filter((row) => row.kind === 'sale' && holdsAt(row, now))
}

function endingAll(rows: readonly PriceRow[], now: Date): Pick<PricePlan, 'end' | 'remove'> {
  const unseen = rows.filter((row) => row.validFrom >= now)
  return { end: rows.filter((row) => row.validFrom < now).map(({ id }) => ({ id, at: now })), remove: unseen.map(({ id }) => id) }
}

/** As server/modules/product/price/price-sql.ts says: the newest retail price holds, and the lowest of a member's. */
function standing(rows: readonly PriceRow[], kind: 'retail' | 'member', now: Date): PriceRow | null {
  const holding = rows.filter((row) => row.kind === kind && holdsAt(row, now))
  return holding.sort(kind === 'retail' ? (one, other) => -byStart(one, other) : byCents)[0] ?? null
}

function saleInQuestion(rows: readonly PriceRow[], now: Date): PriceRow | null {
  const sales = rows.filter(({ kind }) => kind === 'sale')
  const running = sales.filter((row) => holdsAt(row, now)).sort(byCents)
  return running[0] ?? sales.filter((row) => row.validFrom > now).sort(byStart)[0] ?? null
}

function holdsAt({ validFrom, validTo }: DatedPrice, now: Date) {
  return validFrom <= now && (validTo === null || validTo > now)
}

const byStart = (one: PriceRow, other: PriceRow) => one.validFrom.getTime() - other.validFrom.getTime() || one.id - other.id
const byCents = (one: PriceRow, other: PriceRow) => one.cents - other.cents || byStart(one, other)
const sameTime = (one: Date | null, other: Date | null) => one?.getTime() === other?.getTime()
