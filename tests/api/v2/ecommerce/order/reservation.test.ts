import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { orderApi } from '@/lib/api/v2/ecommerce/order'
import { caches } from '@/server/core/cache/registry.mjs'
import { database } from '@/server/db/client'
import { outbox } from '@/server/db/schema/outbox'
import { sites } from '@/server/db/schema/site'
import { createProduct } from '@/tests/support/factories'
import { shopPayments } from '@/tests/support/loopback/shop-payments'
import { paymentRecordsOf, openPayingShop, placeOrder, retry } from '../payment/support'
import { ordersOf, readyCart, visitor } from '../support'

let shop: Awaited<ReturnType<typeof openPayingShop>>
let payments: Awaited<ReturnType<typeof shopPayments>>
beforeAll(async () => {
  shop = await openPayingShop()
  payments = await shopPayments()
})
afterAll(() => payments.close())

/** So long the pieces of an order are kept in all, minutes. */
async function keptFor(slug: string) {
  const { order: row } = await paymentRecordsOf(slug)
  return Math.round(((row.reservedUntil?.getTime() ?? 0) - row.createdAt.getTime()) / 60_000)
}

it.each([15, 5])(
  'pieces are kept for a payment as long as the merchant decided (%i minutes), and so long at a further try',
  async (minutes) => {
    await database()
      .db.update(sites)
      .set({ checkoutSettings: { reservationMinutes: minutes } })
    caches.clear()
    const one = await placeOrder(shop.byCard)
    expect(await keptFor(one.slug)).toBe(minutes)
    await retry(one)
    expect(await keptFor(one.slug)).toBe(minutes)
  },
)

// docs/rules/mail.md#unpaid-at-provider
it('the confirmation of an order that is paid at a provider says until when', async () => {
  const { slug } = await placeOrder(shop.byCard)
  const { order } = await paymentRecordsOf(slug)
  const mails = await database().db.select({ data: outbox.data }).from(outbox).where(eq(outbox.template, 'orderConfirmation'))
  expect(mails.find(({ data }) => Object(data).orderSlug === slug)?.data).toMatchObject({
    payBy: order.reservedUntil?.toISOString(),
    hasPersonalised: false,
  })
})

it('one IP address places at most 200 orders an hour, whatever its carts', async () => {
  const { id: productId } = await createProduct({ stock: 5 })
  const pair = await readyCart(shop.byTransfer, { productId })
  const from = (address: string) => ({ 'x-izlog-address': address })
  const tries = Array.from({ length: 200 }, () =>
    visitor.send(orderApi.create, { cartId: randomUUID(), protectCode: 'x'.repeat(43) }, from('203.0.113.7')),
  )
  expect(new Set((await Promise.all(tries)).map(({ status }) => status))).toEqual(new Set([404]))
  const refused = await visitor.send(orderApi.create, pair, from('203.0.113.7'))
  expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, expect.closeTo(3600, -2)])
  expect(await ordersOf(pair.cartId)).toEqual([])
  await visitor.call(orderApi.create, pair, from('203.0.113.8'))
  expect(await ordersOf(pair.cartId)).toHaveLength(1)
})
