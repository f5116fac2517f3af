import { expect, it } from 'vitest'
import type { Cart, CartItem } from '@/lib/api/entities/cart.schema'
import { sampleItem } from '@/tests/support/samples/sample-cart'
import { cartDifferences, type Difference } from './cart-differences'

type Facts = { price?: number; qty?: number; problem?: CartItem['problem']; available?: number; colour?: string }
type Chosen = Pick<Cart, 'couponCode' | 'deliveryMethodId' | 'options' | 'paymentMethodId'>
type Seen = Chosen & Pick<Cart, 'items' | 'summary'>
type Summary = Partial<Record<'loyalty' | 'coupon' | 'delivery' | 'paymentFee' | 'orderTotal', number>>

function item(itemId: number, { price = 10, qty = 1, problem = null, available = 5, colour }: Facts = {}): CartItem {
  return sampleItem({
    itemId,
    qty,
    problem,
    ...(colour ? { options: { personalizations: { colour } }, optionLabels: [{ label: 'Boja', value: colour }] } : {}),
    productData: { name: `Knjiga ${itemId}`, slug: '', sku: '', format: 'Simple', media: null },
    prices: { converted: { finalPrice: price, row: price * qty }, base: { finalPrice: price, cartTotal: price * qty } },
    stock: { state: 'in', available },
  })
}

const chosen: Chosen = { couponCode: null, deliveryMethodId: 1, options: { deliveryBranchId: 3 }, paymentMethodId: 1 }

function cart(items: CartItem[], own: Summary = {}, other: Partial<Chosen> = {}): Seen {
  const amounts = { itemsTotal: 20, loyalty: 0, coupon: 0, cartTotal: 20, delivery: 4.5, paymentFee: 0, orderTotal: 24.5 }
  return { items, summary: { ...amounts, ...own, tax: amounts }, ...chosen, ...other }
}

const seen = cart([item(1), item(2)])

it.each<[string, Seen, Difference[]]>([
  ['no difference', cart([item(2), item(1)]), []],
  ['a removed line', cart([item(1)]), [{ kind: 'gone', itemId: 2, name: 'Knjiga 2' }]],
  ['an added line', cart([item(1), item(2), item(3)]), [{ kind: 'added', itemId: 3, name: 'Knjiga 3' }]],
  ['a new price', cart([item(1), item(2, { price: 12 })]), [{ kind: 'price', itemId: 2, name: 'Knjiga 2', from: 10, to: 12 }]],
  [
    'other options at the same price',
    cart([item(1, { colour: 'bijela' }), item(2)]),
    [{ kind: 'options', itemId: 1, name: 'Knjiga 1', label: 'Boja', from: '', to: 'bijela' }],
  ],
  ['another quantity', cart([item(1, { qty: 3 }), item(2)]), [{ kind: 'quantity', itemId: 1, name: 'Knjiga 1', from: 1, to: 3 }]],
  [
    'too little stock',
    cart([item(1, { problem: 'short', available: 0 }), item(2)]),
    [{ kind: 'short', itemId: 1, name: 'Knjiga 1', available: 0 }],
  ],
  [
    'no longer sold',
    cart([item(1, { problem: 'unavailable', price: 0 }), item(2)]),
    [{ kind: 'unavailable', itemId: 1, name: 'Knjiga 1' }],
  ],
  ['a higher delivery cost', cart([item(1), item(2)], { delivery: 6.9, orderTotal: 26.9 }), [{ kind: 'delivery', from: 4.5, to: 6.9 }]],
  ['a changed discount', cart([item(1), item(2)], { coupon: 2 }), [{ kind: 'discount', from: 0, to: 2 }]],
  ['another coupon of the same value', cart([item(1), item(2)], {}, { couponCode: 'LJETO' }), [{ kind: 'coupon', from: '', to: 'LJETO' }]],
  ['a payment fee', cart([item(1), item(2)], { paymentFee: 1.5, orderTotal: 26 }), [{ kind: 'paymentFee', from: 0, to: 1.5 }]],
  [
    'another delivery method',
    cart([item(1), item(2)], {}, { deliveryMethodId: 2, options: { deliveryBranchId: null } }),
    [{ kind: 'deliveryMethod' }],
  ],
  ['another branch', cart([item(1), item(2)], {}, { options: { deliveryBranchId: 4 } }), [{ kind: 'branch' }]],
  ['another payment method', cart([item(1), item(2)], {}, { paymentMethodId: 2 }), [{ kind: 'paymentMethod' }]],
  ['another total only', cart([item(1), item(2)], { orderTotal: 25 }), [{ kind: 'total', from: 24.5, to: 25 }]],
  ['a rounding error', cart([item(1), item(2)], { orderTotal: 24.500000001 }), []],
])('%s', (_, now, expected) => expect(cartDifferences(seen, now)).toEqual(expected))

it('lists a line that is still blocked', () => {
  const blocked = cart([item(1, { problem: 'outOfStock', available: 0 }), item(2)])
  expect(cartDifferences(blocked, blocked)).toEqual([{ kind: 'outOfStock', itemId: 1, name: 'Knjiga 1' }])
})

it('names only the part of a bundle that differs', () => {
  const bundle = (bag: string) => ({
    ...item(1),
    options: { personalizations: { bag } },
    optionLabels: [
      { label: 'Torba', value: bag },
      { label: 'Knjiga', value: 'Kiklop' },
    ],
  })
  expect(cartDifferences(cart([bundle('petrol, L')]), cart([bundle('tinta, M')]))).toEqual([
    { kind: 'options', itemId: 1, name: 'Knjiga 1', label: 'Torba', from: 'petrol, L', to: 'tinta, M' },
  ])
})
