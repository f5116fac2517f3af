import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { guestApi } from '@/lib/api/v1/user/guest'
import { cartApi } from '@/lib/api/v2/ecommerce/cart'
import { paymentApi } from '@/lib/api/v2/ecommerce/payment'
import { database } from '@/server/db/client'
import { products } from '@/server/db/schema/product'
import { failureOf } from '@/tests/support/http/caller'
import { createProduct } from '@/tests/support/factories'
import { address, createPayment, order, readyCart, visitor } from '../support'
import { openPayingShop, paymentRecordsOf, placeOrder } from './support'

let shop: Awaited<ReturnType<typeof openPayingShop>>
beforeAll(async () => {
  shop = await openPayingShop()
})

describe('a payment fee', () => {
  it('is 0 for a method the cart cannot use any more', async () => {
    const cash = await createPayment({ kind: 'cashOnDelivery', feeCents: 150, countries: ['HR'] })
    const [book, file] = [await createProduct({ cents: 1000 }), await createProduct({ format: 'EProduct', stock: null, cents: 700 })]
    const pair = await readyCart({ ...shop.byTransfer, paymentMethodId: cash.id }, { productId: book.id }, { productId: file.id })
    const abroad = { ...address, country: 'DE', zipCode: '10115' }
    const guest = (country: typeof address) => ({ ...pair, email: 'ana@primjer.hr', addresses: [country, { ...country, type: 'main' }] })
    await visitor.call(guestApi.update, guest(abroad))
    expect((await visitor.call(cartApi.getCart, pair)).summary).toMatchObject({ paymentFee: 0, orderTotal: 17 })
    await visitor.call(guestApi.update, guest(address))
    const { items, summary } = await visitor.call(cartApi.getCart, pair)
    expect(summary).toMatchObject({ paymentFee: 1.5, orderTotal: 23 })
    const left = await visitor.call(cartApi.deleteItem, { ...pair, itemId: items[0]?.itemId ?? 0 })
    expect(left.summary).toMatchObject({ paymentFee: 0, orderTotal: 7 })
    expect(await failureOf(order(pair))).toMatchObject({ code: 'PAYMENT_NOT_FOUND' })
  })

  // docs/rules/prices.md#delivery-rate
  it('and a delivery cost nothing while the cart is empty, and come back with the next line', async () => {
    const cash = await createPayment({ kind: 'cashOnDelivery', feeCents: 150, countries: ['HR'] })
    const book = await createProduct({ cents: 1000 })
    const pair = await readyCart({ ...shop.byTransfer, paymentMethodId: cash.id }, { productId: book.id })
    const { items, deliveryMethodId, paymentMethodId } = await visitor.call(cartApi.getCart, pair)
    const nothing = { cartTotal: 0, delivery: 0, paymentFee: 0, orderTotal: 0 }
    const emptied = [
      () => visitor.call(cartApi.deleteItem, { ...pair, itemId: items[0]?.itemId ?? 0 }),
      () => visitor.call(cartApi.clearCart, pair),
    ]
    for (const empty of emptied) {
      expect(await empty()).toMatchObject({ items: [], deliveryMethodId, paymentMethodId, summary: { ...nothing, tax: nothing } })
      expect((await visitor.call(cartApi.getCart, pair)).summary).toMatchObject(nothing)
      const { summary } = await visitor.call(cartApi.addItem, { ...pair, productId: book.id })
      expect(summary).toMatchObject({ delivery: 4.5, paymentFee: 1.5, orderTotal: 16 })
      expect(await visitor.call(cartApi.getCart, pair)).toMatchObject({ summary: { orderTotal: 16 }, deliveryMethodId })
    }
  })

  // docs/rules/prices.md#delivery-rate
  it('and a delivery cost nothing while no line is sold any more', async () => {
    const cash = await createPayment({ kind: 'cashOnDelivery', feeCents: 150, countries: ['HR'] })
    const [book, other] = [await createProduct({ cents: 1000 }), await createProduct({ cents: 500 })]
    const pair = await readyCart({ ...shop.byTransfer, paymentMethodId: cash.id }, { productId: book.id }, { productId: other.id })
    const archive = (id: number) => database().db.update(products).set({ archived: true }).where(eq(products.id, id))
    await archive(book.id)
    expect((await visitor.call(cartApi.getCart, pair)).summary).toMatchObject({ delivery: 4.5, paymentFee: 1.5, orderTotal: 11 })
    await archive(other.id)
    const nothing = { cartTotal: 0, delivery: 0, paymentFee: 0, orderTotal: 0 }
    expect((await visitor.call(cartApi.getCart, pair)).summary).toMatchObject({ ...nothing, tax: nothing })
  })

  it('stays the order’s at a retry, whatever its method costs now', async () => {
    const own = await createPayment({ kind: 'provider', paymentType: 'CARD', feeCents: 120 })
    const same = await createPayment({ kind: 'provider', paymentType: 'CARD', feeCents: 120 })
    const now = await createPayment({ kind: 'provider', paymentType: 'CARD', feeCents: 350 })
    const one = await placeOrder({ ...shop.byCard, paymentMethodId: own.id })
    await database().sql`update payment_methods set fee_cents = 350 where id = ${own.id}`
    const offered = async () => {
      const methods = await visitor.call(paymentApi.retryMethods, { ...one.pair, orderSlug: one.slug })
      const known = [own.id, same.id, now.id, shop.byTransfer.paymentMethodId]
      return methods.filter(({ id }) => known.includes(id)).map(({ id, fee }) => [id, fee])
    }
    expect(await offered()).toEqual([
      [own.id, 1.2],
      [shop.byTransfer.paymentMethodId, 0],
      [same.id, 1.2],
      [now.id, 3.5],
    ])
  })

  // docs/rules/payments.md#payment-confirmation
  it('binds at the total that was shown; at another one nothing changes', async () => {
    const cash = await createPayment({ kind: 'cashOnDelivery', feeCents: 150, countries: ['HR'] })
    const one = await placeOrder(shop.byCard)
    const ask = { ...one.pair, orderSlug: one.slug }
    const shown = (await visitor.call(paymentApi.retryMethods, ask)).find(({ id }) => id === cash.id)?.total ?? 0
    await database().sql`update payment_methods set fee_cents = 300 where id = ${cash.id}`
    const choose = (total: number) => visitor.call(paymentApi.retry, { ...ask, paymentMethodId: cash.id, total })
    expect(await failureOf(choose(shown))).toMatchObject({ status: 409, code: 'PAYMENT_CHANGED' })
    expect(await paymentRecordsOf(one.slug)).toMatchObject({
      states: ['open'],
      order: { paymentFeeCents: 0, payment: { methodId: shop.byCard.paymentMethodId } },
    })
    expect(await choose(shown + 1.5)).toMatchObject({ html: '' })
    expect(await paymentRecordsOf(one.slug)).toMatchObject({ order: { paymentFeeCents: 300, payment: { methodId: cash.id } } })
  })
})
