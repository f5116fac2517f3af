import { expect, it } from 'vitest'
import type { CartItem } from '@/lib/api/entities/cart.schema'
import { cartChanged } from './cart-changed'

type Facts = { price?: number; qty?: number; total?: number }

function item(itemId: number, { price = 10, qty = 1, total = price * qty }: Facts = {}): CartItem {
  return {
    ...{ itemId, productId: itemId, qty, options: {}, optionLabels: [], problem: null },
    productData: { name: '', slug: '', sku: '', format: 'Simple', media: null },
    prices: { converted: { finalPrice: price, row: price * qty }, base: { finalPrice: price, cartTotal: total } },
    stock: { state: 'in', available: 5 },
  }
}

it.each([
  ['the same cart', [item(1), item(2)], [item(1), item(2)], false],
  ['the same lines in another order', [item(1), item(2)], [item(2), item(1)], false],
  ['a line less', [item(1), item(2)], [item(1)], true],
  ['another line', [item(1)], [item(3)], true],
  ['a new price', [item(1)], [item(1, { price: 11 })], true],
  ['a new discount', [item(1)], [item(1, { total: 9 })], true],
  ['another quantity', [item(1)], [item(1, { qty: 2 })], true],
])('%s', (_, seen, now, changed) => expect(cartChanged({ items: seen }, { items: now })).toBe(changed))
