import { allocate } from './allocate'

/** The largest amount of an order (docs/rules/prices.md#largest-total). Every stored amount fits a Postgres integer. */
export const maxOrderCents = 1_000_000_000

/** A line ready to be priced. Cents are gross and per unit. */
export type LineToPrice = {
  quantity: number
  unitCents: number
  /** The member price per unit. */
  memberCents: number | null
  /** Percent of VAT inside the price. */
  vatRate: number
  /** Whether the coupon applies to it. Defaults to true. */
  isCouponApplicable?: boolean
  /** False: no longer sold, which costs nothing. Defaults to true. */
  isSold?: boolean
}

export type CouponDiscount = { kind: 'percent'; percent: number } | { kind: 'fixed'; cents: number } | { kind: 'freeDelivery' }

/** The delivery rates that apply; the cheapest one is charged. */
export type DeliveryCost = { rates: readonly { cents: number; freeFromCents: number | null }[]; vatRate: number }

export type CartToPrice = {
  lines: readonly LineToPrice[]
  isMember: boolean
  coupon: CouponDiscount | null
  delivery: DeliveryCost | null
  /** docs/rules/prices.md#payment-fee */
  feeCents: number
}

export type LinePrice = {
  /** The whole quantity before discounts. */
  rowCents: number
  loyaltyCents: number
  couponCents: number
  /** The whole quantity after discounts. */
  totalCents: number
  /** VAT inside `totalCents`. */
  vatCents: number
}

/** The amounts of docs/rules/prices.md#price-summary, in cents. */
export type Amounts = Record<'itemsTotal' | 'loyalty' | 'coupon' | 'cartTotal' | 'delivery' | 'paymentFee' | 'orderTotal', number>

export type PricedCart = {
  lines: LinePrice[]
  summary: Amounts
  /** The VAT included in each amount of `summary`. */
  tax: Amounts
  vatByRate: { rate: number; baseCents: number; vatCents: number }[]
}

/**
 * Prices a cart: member savings, coupon, VAT, delivery and payment fee (docs/rules/prices.md#discount-order). All in whole cents: every total is the
 * sum of its rounded lines, and none is negative.
 */
export function priceCart({ lines, isMember, coupon, delivery, feeCents }: CartToPrice): PricedCart {
  // A cart without a line that is sold keeps its methods for the next one, and costs nothing (docs/rules/prices.md#delivery-rate).
  const isAnySold = lines.some(({ isSold = true }) => isSold)
  const priced = priceLines(lines, isMember, coupon)
  const cartTotal = sum(priced, ({ totalCents }) => totalCents)
  const charged = isAnySold && delivery ? { cents: deliveryCentsOf(delivery, cartTotal, coupon), vatRate: delivery.vatRate } : null
  const rated = priced.map((line, i) => ({ ...line, vatRate: lines[i]?.vatRate ?? 0 }))
  return { lines: priced, ...sumLines({ lines: rated, delivery: charged, feeCents: isAnySold ? feeCents : 0 }) }
}

/** Priced lines with what is charged beside them, cents. `delivery`: null where nothing is delivered. */
type Charged = {
  lines: readonly (LinePrice & { vatRate: number })[]
  delivery: { cents: number; vatRate: number } | null
  feeCents: number
}

/** The amounts of lines whose prices are known, with their VAT. */
export function sumLines({ lines, delivery, feeCents }: Charged): Omit<PricedCart, 'lines'> {
  const itemsTotal = sum(lines, ({ rowCents }) => rowCents)
  const loyalty = sum(lines, ({ loyaltyCents }) => loyaltyCents)
  const coupon = sum(lines, ({ couponCents }) => couponCents)
  const cartTotal = itemsTotal - loyalty - coupon
  const deliveryCents = delivery?.cents ?? 0
  const deliveryVat = delivery ? includedVat(deliveryCents, delivery.vatRate) : 0
  const feeVat = includedVat(feeCents, feeVatRate(delivery))
  const orderTotal = cartTotal + deliveryCents + feeCents
  return {
    summary: { itemsTotal, loyalty, coupon, cartTotal, delivery: deliveryCents, paymentFee: feeCents, orderTotal },
    tax: taxAmounts(lines, { delivery: deliveryVat, paymentFee: feeVat }),
    vatByRate: groupByRate([
      ...lines.map(({ vatRate: rate, totalCents, vatCents }) => ({ rate, totalCents, vatCents })),
      ...(delivery && deliveryCents > 0 ? [{ rate: delivery.vatRate, totalCents: deliveryCents, vatCents: deliveryVat }] : []),
      ...(feeCents > 0 ? [{ rate: feeVatRate(delivery), totalCents: feeCents, vatCents: feeVat }] : []),
    ]),
  }
}

/** docs/rules/prices.md#vat-inside */
export function includedVat(grossCents: number, rate: number): number {
  return Math.round((grossCents * rate) / (100 + rate))
}

/** docs/rules/prices.md#fee-vat */
export function feeVatRate(delivery: { vatRate: number } | null): number {
  return delivery?.vatRate ?? 25
}

/** docs/rules/prices.md#delivery-rate */
export function cheapestRateCents(rates: DeliveryCost['rates'], cartTotal: number): number {
  return Math.min(...rates.map(({ cents, freeFromCents }) => (freeFromCents !== null && cartTotal >= freeFromCents ? 0 : cents)))
}

/** docs/rules/prices.md#free-delivery-coupon */
function deliveryCentsOf({ rates }: DeliveryCost, cartTotal: number, coupon: CouponDiscount | null) {
  return coupon?.kind === 'freeDelivery' ? 0 : cheapestRateCents(rates, cartTotal)
}

/** Member savings, then the coupon (docs/rules/prices.md#member-savings). */
function priceLines(lines: readonly LineToPrice[], isMember: boolean, coupon: CouponDiscount | null): LinePrice[] {
  const rows = lines.map(({ quantity, unitCents, memberCents }) => {
    const saved = isMember && memberCents !== null ? Math.max(0, unitCents - memberCents) : 0
    return { rowCents: unitCents * quantity, loyaltyCents: saved * quantity }
  })
  const weights = rows.map(({ rowCents, loyaltyCents }, i) => (lines[i]?.isCouponApplicable === false ? 0 : rowCents - loyaltyCents))
  const shares = allocate(
    couponCentsOf(
      coupon,
      sum(weights, (weight) => weight),
    ),
    weights,
  )
  return rows.map(({ rowCents, loyaltyCents }, i) => {
    const couponCents = shares[i] ?? 0
    const totalCents = rowCents - loyaltyCents - couponCents
    return { rowCents, loyaltyCents, couponCents, totalCents, vatCents: includedVat(totalCents, lines[i]?.vatRate ?? 0) }
  })
}

function couponCentsOf(coupon: CouponDiscount | null, scopeCents: number) {
  switch (coupon?.kind) {
    case 'percent':
      return Math.min(scopeCents, Math.round((scopeCents * coupon.percent) / 100))
    case 'fixed':
      return Math.min(scopeCents, coupon.cents)
    case 'freeDelivery':
    case undefined:
      return 0
  }
  coupon satisfies never
}

/** docs/rules/prices.md#vat-of-discounts */
function taxAmounts(lines: Charged['lines'], feeTaxes: Pick<Amounts, 'delivery' | 'paymentFee'>): Amounts {
  const itemsTotal = sum(lines, ({ rowCents, vatRate }) => includedVat(rowCents, vatRate))
  const afterLoyalty = sum(lines, ({ rowCents, loyaltyCents, vatRate }) => includedVat(rowCents - loyaltyCents, vatRate))
  const cartTotal = sum(lines, ({ vatCents }) => vatCents)
  return {
    itemsTotal,
    loyalty: itemsTotal - afterLoyalty,
    coupon: afterLoyalty - cartTotal,
    cartTotal,
    ...feeTaxes,
    orderTotal: cartTotal + feeTaxes.delivery + feeTaxes.paymentFee,
  }
}

/** Sums amounts with VAT by rate, the highest first. Cents. */
export function groupByRate(parts: { rate: number; totalCents: number; vatCents: number }[]) {
  const rates = [...new Set(parts.map(({ rate }) => rate))].toSorted((a, b) => b - a)
  return rates.map((rate) => {
    const own = parts.filter((part) => part.rate === rate)
    const vatCents = sum(own, (part) => part.vatCents)
    return { rate, baseCents: sum(own, ({ totalCents }) => totalCents) - vatCents, vatCents }
  })
}

function sum<T>(list: readonly T[], of: (one: T, index: number) => number) {
  return list.reduce((total, one, index) => total + of(one, index), 0)
}
