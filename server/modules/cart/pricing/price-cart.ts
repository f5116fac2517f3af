import { allocate } from './allocate'

/** A line ready to be priced. Cents are gross and of one piece. */
export type PricedLine = {
  quantity: number
  unitCents: number
  /** What a card's holder pays for one piece, when that is less. */
  memberCents: number | null
  /** Percent of VAT inside the price. */
  vatRate: number
  /** Whether the coupon holds for it; without a word: yes. */
  inScope?: boolean
}

export type CouponDiscount = { kind: 'percent'; percent: number } | { kind: 'fixed'; cents: number } | { kind: 'freeDelivery' }

/** What sending costs: the cheapest of the rates that fit. */
export type DeliveryCost = { rates: readonly { cents: number; freeFromCents: number | null }[]; vatRate: number }

export type CartPricing = {
  lines: readonly PricedLine[]
  isMember: boolean
  coupon: CouponDiscount | null
  delivery: DeliveryCost | null
  /** What the way of paying costs; no threshold and no coupon lifts it. */
  feeCents: number
}

export type LinePrice = {
  /** All pieces before discounts. */
  rowCents: number
  loyaltyCents: number
  couponCents: number
  /** All pieces after discounts. */
  totalCents: number
  /** VAT inside `totalCents`. */
  vatCents: number
}

/** The amounts of the price summary (SPEC 3, and the payment's fee), in cents. */
export type Amounts = Record<'itemsTotal' | 'loyalty' | 'coupon' | 'cartTotal' | 'delivery' | 'paymentFee' | 'orderTotal', number>

export type PricedCart = {
  lines: LinePrice[]
  summary: Amounts
  /** VAT inside each of them. */
  tax: Amounts
  vatByRate: { rate: number; baseCents: number; vatCents: number }[]
}

/**
 * Prices a cart (DESIGN 7): member savings first, then the coupon on what is left, spread over its lines by largest remainder; VAT out of each
 * line's rest; delivery by the discounted total, then the payment's fee. All in whole cents: every total is the sum of its rounded lines, and none is negative.
 */
export function priceCart({ lines, isMember, coupon, delivery, feeCents }: CartPricing): PricedCart {
  const priced = priceLines(lines, isMember, coupon)
  const itemsTotal = sum(priced, ({ rowCents }) => rowCents)
  const loyalty = sum(priced, ({ loyaltyCents }) => loyaltyCents)
  const couponCents = sum(priced, (line) => line.couponCents)
  const cartTotal = itemsTotal - loyalty - couponCents
  const deliveryCents = delivery ? deliveryCentsOf(delivery, cartTotal, coupon) : 0
  const deliveryVat = delivery ? vatInside(deliveryCents, delivery.vatRate) : 0
  const feeVat = vatInside(feeCents, feeVatRate(delivery))
  return {
    lines: priced,
    summary: {
      itemsTotal,
      loyalty,
      coupon: couponCents,
      cartTotal,
      delivery: deliveryCents,
      paymentFee: feeCents,
      orderTotal: cartTotal + deliveryCents + feeCents,
    },
    tax: taxAmounts(lines, priced, { delivery: deliveryVat, paymentFee: feeVat }),
    vatByRate: groupByRate([
      ...priced.map(({ totalCents, vatCents }, i) => ({ rate: lines[i]?.vatRate ?? 0, totalCents, vatCents })),
      ...(delivery && deliveryCents > 0 ? [{ rate: delivery.vatRate, totalCents: deliveryCents, vatCents: deliveryVat }] : []),
      ...(feeCents > 0 ? [{ rate: feeVatRate(delivery), totalCents: feeCents, vatCents: feeVat }] : []),
    ]),
  }
}

/** VAT inside a gross amount: half a cent rounds up. */
function vatInside(grossCents: number, rate: number): number {
  return Math.round((grossCents * rate) / (100 + rate))
}

/** The payment's fee is taxed as what it is paid beside: the delivery; alone, in full. */
export function feeVatRate(delivery: { vatRate: number } | null): number {
  return delivery?.vatRate ?? 25
}

/** What the cheapest fitting rate asks for a cart of this total. */
export function cheapestRateCents(rates: DeliveryCost['rates'], cartTotal: number): number {
  return Math.min(...rates.map(({ cents, freeFromCents }) => (freeFromCents !== null && cartTotal >= freeFromCents ? 0 : cents)))
}

function deliveryCentsOf({ rates }: DeliveryCost, cartTotal: number, coupon: CouponDiscount | null) {
  return coupon?.kind === 'freeDelivery' ? 0 : cheapestRateCents(rates, cartTotal)
}

function priceLines(lines: readonly PricedLine[], isMember: boolean, coupon: CouponDiscount | null): LinePrice[] {
  const rows = lines.map(({ quantity, unitCents, memberCents }) => {
    const saved = isMember && memberCents !== null ? Math.max(0, unitCents - memberCents) : 0
    return { rowCents: unitCents * quantity, loyaltyCents: saved * quantity }
  })
  const weights = rows.map(({ rowCents, loyaltyCents }, i) => (lines[i]?.inScope === false ? 0 : rowCents - loyaltyCents))
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
    return { rowCents, loyaltyCents, couponCents, totalCents, vatCents: vatInside(totalCents, lines[i]?.vatRate ?? 0) }
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

/** Each discount's VAT is the difference it makes to the lines' rounded VAT, so that they add up as the amounts do. */
function taxAmounts(lines: readonly PricedLine[], priced: readonly LinePrice[], beside: Pick<Amounts, 'delivery' | 'paymentFee'>): Amounts {
  const rateOf = (i: number) => lines[i]?.vatRate ?? 0
  const itemsTotal = sum(priced, ({ rowCents }, i) => vatInside(rowCents, rateOf(i)))
  const afterLoyalty = sum(priced, ({ rowCents, loyaltyCents }, i) => vatInside(rowCents - loyaltyCents, rateOf(i)))
  const cartTotal = sum(priced, ({ vatCents }) => vatCents)
  return {
    itemsTotal,
    loyalty: itemsTotal - afterLoyalty,
    coupon: afterLoyalty - cartTotal,
    cartTotal,
    ...beside,
    orderTotal: cartTotal + beside.delivery + beside.paymentFee,
  }
}

function groupByRate(parts: { rate: number; totalCents: number; vatCents: number }[]) {
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
