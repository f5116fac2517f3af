import { expect, it } from 'vitest'
import { priceCart, type CartToPrice } from '@/server/modules/cart/pricing/price-cart'
import { replaceFee } from './replace-fee'

const delivery = { methodId: 1, key: 'home', kind: 'home', name: 'Dostava', estimate: '', vatRate: 25, branch: null }

/** The amounts of an order, as the cart's pricing writes them. */
function orderWith(feeCents: number, { isSent, vatRate }: { isSent: boolean; vatRate: number }) {
  const pricing: CartToPrice = {
    lines: [{ quantity: 3, unitCents: 1999, memberCents: null, vatRate }],
    isMember: false,
    coupon: null,
    delivery: isSent ? { rates: [{ cents: 450, freeFromCents: null }], vatRate: 25 } : null,
    feeCents,
  }
  const { summary, tax, vatByRate } = priceCart(pricing)
  return {
    paymentFeeCents: summary.paymentFee,
    totalCents: summary.orderTotal,
    vatCents: tax.orderTotal,
    vatByRate,
    tax,
    delivery: isSent ? delivery : null,
  }
}

it.each([
  { from: 0, to: 150, isSent: true, vatRate: 5 },
  { from: 150, to: 0, isSent: true, vatRate: 5 },
  { from: 120, to: 350, isSent: false, vatRate: 25 },
  { from: 350, to: 0, isSent: false, vatRate: 5 },
  { from: 99, to: 99, isSent: true, vatRate: 25 },
])('costs what a cart with the other fee costs: $from to $to cents', ({ from, to, ...how }) => {
  const { delivery: _, ...amounts } = orderWith(to, how)
  expect(replaceFee(orderWith(from, how), to)).toEqual(amounts)
})
