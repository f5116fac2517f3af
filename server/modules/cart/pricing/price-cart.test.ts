import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priceCart, type CartToPrice, type DeliveryCost, type LineToPrice } from './price-cart'

const book = (unitCents: number, quantity = 1): LineToPrice => ({ quantity, unitCents, memberCents: null, vatRate: 5 })
const gift = (unitCents: number, quantity = 1): LineToPrice => ({ quantity, unitCents, memberCents: null, vatRate: 25 })
const post: DeliveryCost = { rates: [{ cents: 450, freeFromCents: 4500 }], vatRate: 25 }
const plain: CartToPrice = { lines: [], isMember: false, coupon: null, delivery: null, feeCents: 0 }

describe('priceCart', () => {
  it.each<[string, Partial<CartToPrice>, Record<string, number>]>([
    ['is zero for an empty cart', {}, { itemsTotal: 0, cartTotal: 0, orderTotal: 0 }],
    [
      'is zero for an empty cart with a delivery and a fee',
      { delivery: post, feeCents: 150 },
      { cartTotal: 0, delivery: 0, paymentFee: 0, orderTotal: 0 },
    ],
    [
      'charges nothing beside lines that are no longer sold',
      { lines: [{ ...book(0), isSold: false }], delivery: post, feeCents: 150 },
      { cartTotal: 0, delivery: 0, paymentFee: 0, orderTotal: 0 },
    ],
    ['adds its rows', { lines: [book(1500, 2), gift(999)] }, { itemsTotal: 3999, orderTotal: 3999 }],
    ['adds delivery below its threshold', { lines: [book(4499)], delivery: post }, { delivery: 450, orderTotal: 4949 }],
    ['delivers free from the threshold on', { lines: [book(4500)], delivery: post }, { delivery: 0, orderTotal: 4500 }],
    [
      'measures the threshold after discounts',
      { lines: [book(4500)], delivery: post, coupon: { kind: 'fixed', cents: 1 } },
      { cartTotal: 4499, delivery: 450, orderTotal: 4949 },
    ],
    [
      'charges the cheapest rate',
      {
        lines: [book(2000)],
        delivery: {
          ...post,
          rates: [
            { cents: 450, freeFromCents: null },
            { cents: 300, freeFromCents: null },
          ],
        },
      },
      { delivery: 300 },
    ],
    [
      'adds the payment fee to the delivery',
      { lines: [book(9000)], delivery: post, feeCents: 150 },
      { cartTotal: 9000, delivery: 0, paymentFee: 150, orderTotal: 9150 },
    ],
    [
      'rounds half a cent of a percentage up',
      { lines: [book(1005)], coupon: { kind: 'percent', percent: 10 } },
      { coupon: 101, orderTotal: 904 },
    ],
    ['limits a fixed coupon to the total', { lines: [book(700)], coupon: { kind: 'fixed', cents: 1000 } }, { coupon: 700, orderTotal: 0 }],
    [
      'delivers free by coupon and keeps the fee',
      { lines: [book(700)], coupon: { kind: 'freeDelivery' }, delivery: post, feeCents: 150 },
      { coupon: 0, delivery: 0, paymentFee: 150, orderTotal: 850 },
    ],
    ['charges the fee without a delivery', { lines: [book(700)], feeCents: 150 }, { delivery: 0, paymentFee: 150, orderTotal: 850 }],
    [
      'applies a coupon only to the lines in its scope',
      { lines: [book(1000), { ...book(3000), isCouponApplicable: false }], coupon: { kind: 'percent', percent: 50 } },
      { coupon: 500, orderTotal: 3500 },
    ],
    [
      'applies member savings before the coupon',
      { lines: [{ ...book(1000, 2), memberCents: 900 }], isMember: true, coupon: { kind: 'percent', percent: 10 } },
      { itemsTotal: 2000, loyalty: 200, coupon: 180, orderTotal: 1620 },
    ],
    ['applies member prices to members only', { lines: [{ ...book(1000), memberCents: 900 }] }, { loyalty: 0, orderTotal: 1000 }],
    ['never charges a member more', { lines: [{ ...book(1000), memberCents: 1200 }], isMember: true }, { loyalty: 0, orderTotal: 1000 }],
  ])('%s', (_, cart, expected) => {
    expect(priceCart({ ...plain, ...cart }).summary).toMatchObject(expected)
  })

  it('extracts VAT by rate, delivery included', () => {
    const { tax, vatByRate } = priceCart({
      ...plain,
      lines: [book(1990, 2), gift(1250)],
      delivery: { ...post, rates: [{ cents: 450, freeFromCents: null }] },
    })
    expect(vatByRate).toEqual([
      { rate: 25, baseCents: 1360, vatCents: 340 },
      { rate: 5, baseCents: 3790, vatCents: 190 },
    ])
    expect(tax).toEqual({ itemsTotal: 440, loyalty: 0, coupon: 0, cartTotal: 440, delivery: 90, paymentFee: 0, orderTotal: 530 })
  })

  it('omits rates without an amount', () => {
    expect(priceCart({ ...plain, lines: [book(5000)], delivery: post }).vatByRate.map(({ rate }) => rate)).toEqual([5])
  })

  it.each<[string, DeliveryCost | null, number, number]>([
    ['at the rate of the delivery', { ...post, vatRate: 13 }, 13, 17],
    ['at 25 % without a delivery', null, 25, 30],
  ])('taxes the fee %s', (_, delivery, rate, vatCents) => {
    const { tax, vatByRate } = priceCart({ ...plain, lines: [book(5000)], delivery, feeCents: 150 })
    expect(tax).toMatchObject({ cartTotal: 238, delivery: 0, paymentFee: vatCents, orderTotal: 238 + vatCents })
    expect(vatByRate[0]).toEqual({ rate, baseCents: 150 - vatCents, vatCents })
  })
})

const cents = fc.integer({ min: 0, max: 200_000 })
const line = fc.record({
  quantity: fc.integer({ min: 1, max: 9999 }),
  unitCents: cents,
  memberCents: fc.option(cents),
  vatRate: fc.constantFrom(25, 13, 5, 0),
  isCouponApplicable: fc.boolean(),
})
const coupon = fc.option(
  fc.oneof(
    fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 0, max: 100 }) }),
    fc.record({ kind: fc.constant('fixed' as const), cents: fc.integer({ min: 0, max: 1_000_000 }) }),
    fc.constant({ kind: 'freeDelivery' as const }),
  ),
)
const delivery = fc.option(
  fc.record({
    rates: fc.array(
      fc.record({ cents: fc.integer({ min: 0, max: 5000 }), freeFromCents: fc.option(fc.integer({ min: 0, max: 20_000 })) }),
      { minLength: 1, maxLength: 3 },
    ),
    vatRate: fc.constantFrom(25, 13),
  }),
)
const feeCents = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 500 }))
const cart = fc.record({ lines: fc.array(line, { maxLength: 100 }), isMember: fc.boolean(), coupon, delivery, feeCents })

describe('for any cart', () => {
  it('amounts and VAT add up and are never negative', () => {
    fc.assert(
      fc.property(cart, (any) => {
        const { lines, summary, tax, vatByRate } = priceCart(any)
        for (const amounts of [summary, tax]) {
          expect(amounts.itemsTotal - amounts.loyalty - amounts.coupon).toBe(amounts.cartTotal)
          expect(amounts.cartTotal + amounts.delivery + amounts.paymentFee).toBe(amounts.orderTotal)
          for (const amount of Object.values(amounts)) expect(amount).toBeGreaterThanOrEqual(0)
        }
        const total = (of: (one: (typeof lines)[number]) => number) => lines.reduce((all, one) => all + of(one), 0)
        expect(total((one) => one.rowCents)).toBe(summary.itemsTotal)
        expect(total((one) => one.loyaltyCents)).toBe(summary.loyalty)
        expect(total((one) => one.couponCents)).toBe(summary.coupon)
        expect(total((one) => one.totalCents)).toBe(summary.cartTotal)
        expect(total((one) => one.vatCents)).toBe(tax.cartTotal)
        expect(vatByRate.reduce((all, { vatCents }) => all + vatCents, 0)).toBe(tax.orderTotal)
        expect(vatByRate.reduce((all, { baseCents, vatCents }) => all + baseCents + vatCents, 0)).toBe(summary.orderTotal)
        for (const one of lines) {
          expect(one.totalCents).toBe(one.rowCents - one.loyaltyCents - one.couponCents)
          expect(one.totalCents).toBeGreaterThanOrEqual(0)
        }
      }),
      { numRuns: 300 },
    )
  })

  it('a second implementation in fractions gives the same total', () => {
    fc.assert(
      fc.property(cart, (any) => {
        expect(priceCart(any).summary.orderTotal).toBe(Number(totalInFractions(any)))
      }),
      { numRuns: 300 },
    )
  })

  it('the fee changes only itself and the total', () => {
    fc.assert(
      fc.property(cart, (any) => {
        const { lines, summary, tax } = priceCart(any)
        const paymentFee = any.lines.length === 0 ? 0 : any.feeCents
        const without = priceCart({ ...any, feeCents: 0 })
        expect(lines).toEqual(without.lines)
        expect(summary).toEqual({ ...without.summary, paymentFee, orderTotal: without.summary.orderTotal + paymentFee })
        expect(tax).toEqual({ ...without.tax, paymentFee: tax.paymentFee, orderTotal: without.tax.orderTotal + tax.paymentFee })
      }),
    )
  })

  it('does not depend on the order of the lines', () => {
    fc.assert(
      fc.property(cart, (any) => {
        const { summary } = priceCart(any)
        expect(priceCart({ ...any, lines: any.lines.toReversed() }).summary).toEqual(summary)
      }),
    )
  })
})

/** The same rules implemented independently: BigInt, without shares per line. */
function totalInFractions({ lines, isMember, coupon, delivery, feeCents: fee }: CartToPrice): bigint {
  if (lines.length === 0) return 0n
  const rest = (one: LineToPrice) => {
    const unit = isMember && one.memberCents !== null && one.memberCents < one.unitCents ? one.memberCents : one.unitCents
    return BigInt(unit) * BigInt(one.quantity)
  }
  const all = lines.reduce((total, one) => total + rest(one), 0n)
  const scope = lines.filter((one) => one.isCouponApplicable !== false).reduce((total, one) => total + rest(one), 0n)
  const halfUp = (numerator: bigint, denominator: bigint) => (2n * numerator + denominator) / (2n * denominator)
  let off = 0n
  if (coupon?.kind === 'percent') off = halfUp(scope * BigInt(coupon.percent), 100n)
  if (coupon?.kind === 'fixed') off = scope < BigInt(coupon.cents) ? scope : BigInt(coupon.cents)
  const cartTotal = all - off
  if (!delivery) return cartTotal + BigInt(fee)
  const prices = delivery.rates.map(({ cents: price, freeFromCents }) =>
    freeFromCents !== null && cartTotal >= BigInt(freeFromCents) ? 0 : price,
  )
  const sending = coupon?.kind === 'freeDelivery' ? 0 : prices.toSorted((a, b) => a - b)[0]
  return cartTotal + BigInt(sending ?? 0) + BigInt(fee)
}
