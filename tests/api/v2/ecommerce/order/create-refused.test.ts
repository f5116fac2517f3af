import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { cartApi } from '@/lib/api/v2/ecommerce/cart'
import { orderApi } from '@/lib/api/v2/ecommerce/order'
import { database } from '@/server/db/client'
import { deliveryMethods, deliveryRates, paymentMethods } from '@/server/db/schema/methods'
import { prices, products } from '@/server/db/schema/product'
import { failureOf } from '@/tests/support/http/caller'
import { createProduct } from '@/tests/support/factories'
import { cartWith, openShop, order, ordersOf, readyCart, visitor, type Shop } from '../support'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})

describe('an order is refused and nothing is written', () => {
  async function refusal(pair: { cartId: string; protectCode: string }) {
    const before = await orderRowCounts()
    const failure = await failureOf(order(pair))
    expect(await orderRowCounts()).toEqual(before)
    return failure
  }

  it('at each missing step', async () => {
    const book = await createProduct()
    expect((await refusal(await cartWith())).code).toBe('CART_EMPTY')
    const pair = await cartWith({ productId: book.id })
    expect(await refusal(pair)).toMatchObject({ status: 422, code: 'NO_ACTIVE_USER', message: 'No active user' })
  })

  it('when the price changed, until the new one is acknowledged', async () => {
    const book = await createProduct({ cents: 1000 })
    const pair = await readyCart(shop, { productId: book.id })
    await database()
      .db.insert(prices)
      .values({ productId: book.id, kind: 'retail', cents: 1200, validFrom: new Date(Date.now() - 1000) })
    const failure = await refusal(pair)
    expect(failure).toMatchObject({ status: 409, code: 'CART_CHANGED' })
    expect(failure.data.cart).toMatchObject({
      cartId: pair.cartId,
      items: [{ prices: { base: { finalPrice: 12 } } }],
      summary: { orderTotal: 16.5 },
    })
    expect((await refusal(pair)).code).toBe('CART_CHANGED')
    expect((await visitor.call(cartApi.validateCart, pair)).summary.orderTotal).toBe(16.5)
    await order(pair)
    expect((await ordersOf(pair.cartId))[0]).toMatchObject({ totalCents: 1650 })
  })

  it('when delivery became more expensive', async () => {
    const own = await openShop()
    const pair = await readyCart(own, { productId: (await createProduct({ cents: 1000 })).id })
    await database().db.update(deliveryRates).set({ cents: 690 }).where(eq(deliveryRates.methodId, own.deliveryMethodId))
    expect((await refusal(pair)).code).toBe('CART_CHANGED')
  })

  it('when a line is no longer sold', async () => {
    const book = await createProduct()
    const pair = await readyCart(shop, { productId: book.id })
    await database().db.update(products).set({ archived: true }).where(eq(products.id, book.id))
    const failure = await refusal(pair)
    expect(failure).toMatchObject({
      status: 409,
      code: 'CART_CHANGED',
      data: { cart: { items: [{ problem: 'unavailable' }], summary: { itemsTotal: 0 } } },
    })
  })

  it('when stock is short, with the available quantity', async () => {
    const book = await createProduct({ name: 'Rijetka', stock: 3 })
    const pair = await readyCart(shop, { productId: book.id, qty: 3 })
    await order(await readyCart(shop, { productId: book.id, qty: 2 }))
    expect(await refusal(pair)).toMatchObject({
      status: 409,
      code: 'OUT_OF_STOCK',
      data: {
        items: [{ productId: book.id, name: 'Rijetka', available: 1 }],
        cart: { items: [{ problem: 'short', stock: { available: 1 } }] },
      },
    })
  })

  it('when a method is no longer applicable', async () => {
    const own = await openShop()
    const pair = await readyCart(own, { productId: (await createProduct()).id })
    const { db } = database()
    await db.update(paymentMethods).set({ enabled: false }).where(eq(paymentMethods.id, own.paymentMethodId))
    expect((await refusal(pair)).code).toBe('PAYMENT_NOT_FOUND')
    await db.update(deliveryMethods).set({ enabled: false }).where(eq(deliveryMethods.id, own.deliveryMethodId))
    expect((await refusal(pair)).code).toBe('DELIVERY_NOT_FOUND')
  })

  it('for a wrong protect code, an unknown cart and unknown fields', async () => {
    const pair = await readyCart(shop, { productId: (await createProduct()).id })
    expect(await refusal({ ...pair, protectCode: 'x'.repeat(43) })).toMatchObject({ status: 404, code: 'CART_NOT_FOUND' })
    expect(await refusal({ ...pair, cartId: 'nema' })).toMatchObject({ status: 404, code: 'CART_NOT_FOUND' })
    for (const field of ['total', 'finalPrice', 'email', 'status', 'couponCents', 'customPriceOption']) {
      expect((await visitor.send(orderApi.create, { ...pair, [field]: 0.01 })).status).toBe(422)
    }
    for (const successURL of ['//evil.example', 'https://evil.example', 'javascript:alert(1)', '/\\evil']) {
      expect((await visitor.send(orderApi.create, { ...pair, successURL })).status).toBe(422)
    }
    expect(await ordersOf(pair.cartId)).toEqual([])
  })
})

/** The number of rows in every table that an order writes, with stock and order numbers. */
async function orderRowCounts() {
  const tables = ['orders', 'order_lines', 'order_events', 'payment_intents', 'outbox', 'audit_log', 'pgboss.job', 'order_counters']
  const { db } = database()
  const counts = await Promise.all(tables.map(async (table) => [...(await db.execute(sql.raw(`select count(*) from ${table}`)))][0]))
  const stock = await db.execute(sql`select sum(on_hand) from stock_items`)
  const numbers = await db.execute(sql`select last from order_counters`)
  return { counts, stock: [...stock], numbers: [...numbers] }
}
