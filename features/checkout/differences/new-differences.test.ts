import { describe, expect, it } from 'vitest'
import type { Cart } from '@/lib/api/entities/cart.schema'
import { sampleCart, sampleItem } from '@/tests/support/samples/sample-cart'
import type { Difference } from './cart-differences'
import { differencesSinceLastVisit, lostPaymentByCountry, mergeDifferences, newDifferences, withOwnChoice } from './new-differences'

const { summary } = sampleCart()
const priced = (finalPrice: number) =>
  sampleItem({ prices: { converted: { finalPrice, row: finalPrice }, base: { finalPrice, cartTotal: finalPrice } } })
const cart = (own: Partial<Cart> = {}) => sampleCart({ items: [sampleItem()], deliveryMethodId: 1, countryId: 1, ...own })
const delivered = (delivery: number, own: Partial<Cart> = {}) =>
  cart({ summary: { ...summary, delivery, orderTotal: 10 + delivery }, ...own })

describe('the new differences of a changed cart', () => {
  it.each<[string, Cart, Cart, string[]]>([
    ['nothing, if nothing changed', cart(), cart({ version: 2 }), []],
    ['a price', cart(), cart({ items: [priced(12)] }), ['price']],
    ['a quantity', cart(), cart({ items: [sampleItem({ qty: 3 })] }), ['quantity']],
    ['the same delivery at another price', delivered(3), delivered(5), ['delivery']],
    ['not what delivery costs in another country', delivered(3), delivered(9, { countryId: 2, deliveryMethodId: 4 }), []],
    ['a line that is sold out now', cart(), cart({ items: [sampleItem({ problem: 'outOfStock' })] }), ['outOfStock']],
    [
      'a sold-out line only once',
      cart({ items: [sampleItem({ problem: 'outOfStock' })] }),
      cart({ items: [sampleItem({ problem: 'outOfStock' })] }),
      [],
    ],
    ['a method that another window chose', cart(), cart({ deliveryMethodId: 2 }), ['deliveryMethod']],
  ])('%s', (_, lastShown, now, kinds) => {
    expect(newDifferences(lastShown, now).map(({ kind }) => kind)).toEqual(kinds)
  })

  it('is not the delivery that the shopper chose, but the price that rose with it', () => {
    const now = delivered(5, { deliveryMethodId: 2, items: [priced(12)] })
    expect(newDifferences(withOwnChoice(delivered(3), now), now)).toEqual([{ kind: 'price', itemId: 7, name: 'Jama', from: 10, to: 12 }])
    expect(newDifferences(withOwnChoice(delivered(3), delivered(5)), delivered(5))).toEqual([{ kind: 'delivery', from: 3, to: 5 }])
  })

  it('is what a sign-in adds, and none of the lines that join the other cart under new ids', () => {
    const kiklop = sampleItem({ itemId: 9, productId: 2, productData: { ...sampleItem().productData, name: 'Kiklop' } })
    const joined = cart({ cartId: 'of the account', items: [sampleItem({ itemId: 21 }), kiklop], deliveryMethodId: null, countryId: null })
    expect(newDifferences(cart(), joined)).toEqual([{ kind: 'added', itemId: 9, name: 'Kiklop' }, { kind: 'deliveryMethod' }])
  })

  it('is a price that changed since the last visit', () => {
    expect(differencesSinceLastVisit(cart())).toEqual([])
    expect(differencesSinceLastVisit(cart({ items: [{ ...priced(12), previousPrice: 10 }] }))).toEqual([
      { kind: 'price', itemId: 7, name: 'Jama', from: 10, to: 12 },
    ])
  })
})

// docs/rules/checkout.md#changes-between-steps
describe('later changes join those on the screen', () => {
  const gone = (name: string, itemId = 7): Difference => ({ kind: 'gone', itemId, name })
  const delivery = (from: number, to: number): Difference => ({ kind: 'delivery', from, to })
  it.each<[string, Difference[], Difference[], Difference[]]>([
    ['one line after the other', [gone('Jama')], [gone('Kiklop', 8), delivery(0, 3)], [gone('Jama'), gone('Kiklop', 8), delivery(0, 3)]],
    ['two lines of one product', [gone('Jama')], [gone('Jama', 8)], [gone('Jama'), gone('Jama', 8)]],
    ['an amount that changed again', [delivery(3, 5)], [delivery(5, 6)], [delivery(3, 6)]],
    ['an amount that is back', [gone('Jama'), delivery(3, 5)], [delivery(5, 3)], [gone('Jama')]],
    ['a line that came back', [gone('Jama'), delivery(0, 3)], [{ kind: 'added', itemId: 9, name: 'Jama' }], [delivery(0, 3)]],
  ])('%s', (_, shown, later, joined) => {
    expect(mergeDifferences(shown, later)).toEqual(joined)
  })
})

// docs/rules/checkout.md#changes-between-steps
it.each<[string, Partial<Cart>, Partial<Cart>, boolean]>([
  ['another country', { paymentMethodId: 3 }, { paymentMethodId: null, countryId: 2 }, true],
  ['another country that offers it too', { paymentMethodId: 3 }, { paymentMethodId: 3, countryId: 2 }, false],
  ['another country before a choice', { paymentMethodId: null }, { paymentMethodId: null, countryId: 2 }, false],
  ['the same country', { paymentMethodId: 3 }, { paymentMethodId: null }, false],
])('%s takes the chosen payment away', (_, lastShown, now, expected) => {
  expect(lostPaymentByCountry(cart(lastShown), cart(now))).toBe(expected)
})
