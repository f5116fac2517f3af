import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { consentApi } from '@/lib/api/v1/gdpr/web/consent'
import { cartApi } from '@/lib/api/v2/ecommerce/cart'
import { deliveryApi } from '@/lib/api/v2/ecommerce/delivery'
import { orderApi } from '@/lib/api/v2/ecommerce/order'
import { paymentApi } from '@/lib/api/v2/ecommerce/payment'
import { caches } from '@/server/core/cache/registry.mjs'
import { database } from '@/server/db/client'
import { orderEvents, orderLines } from '@/server/db/schema/order'
import { outbox } from '@/server/db/schema/outbox'
import { paymentIntents } from '@/server/db/schema/payment'
import { bundleParts } from '@/server/db/schema/product'
import { auditLog } from '@/server/db/schema/site'
import { addresses } from '@/server/db/schema/user'
import { failureOf } from '@/tests/support/http/caller'
import { createProduct } from '@/tests/support/factories'
import { createUser } from '@/tests/support/users'
import {
  address,
  cartWith,
  checkOut,
  countryId,
  createPayment,
  openShop,
  order,
  ordersOf,
  readyCart,
  stockOf,
  visitor,
  type Shop,
} from '../support'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})

describe('placing an order', () => {
  it('writes order, lines, event, intent, mail and audit, takes stock and closes the cart', async () => {
    const { db } = database()
    const book = await createProduct({ name: 'Kiklop', cents: 1990, stock: 5 })
    const mug = await createProduct({ name: 'Šalica', cents: 1250, vatRate: 25, stock: 5 })
    const pair = await readyCart(shop, { productId: book.id, qty: 2 }, { productId: mug.id })
    const { html, orderSlug } = await order(pair, { orderMessage: '  Na porti. ' })
    expect(html).toBe('')
    expect(orderSlug).toMatch(/^[\w-]{22}$/)

    const [row] = await ordersOf(pair.cartId)
    expect(row).toMatchObject({
      slug: orderSlug,
      email: 'ana@primjer.hr',
      status: 'awaiting_payment',
      message: 'Na porti.',
      currency: 'EUR',
      userId: null,
      itemsCents: 5230,
      deliveryCents: 0,
      totalCents: 5230,
      vatCents: 440,
      vatByRate: [
        { rate: 25, baseCents: 1000, vatCents: 250 },
        { rate: 5, baseCents: 3790, vatCents: 190 },
      ],
      billing: { type: 'main', firstName: 'Ana', street: 'Kestenova ulica', country: 'HR', countryName: 'Hrvatska' },
      shipping: { type: 'shipping', zipCode: '10000' },
    })
    expect(row?.number).toMatch(/^20\d\d-\d{6}$/)
    const orderId = row?.id ?? 0
    expect(await db.select().from(orderLines).where(eq(orderLines.orderId, orderId))).toMatchObject([
      {
        name: 'Kiklop',
        quantity: 2,
        unitCents: 1990,
        rowCents: 3980,
        vatRate: 5,
        vatCents: 190,
        taken: [{ productId: book.id, pieces: 2 }],
        position: 0,
      },
      {
        name: 'Šalica',
        quantity: 1,
        unitCents: 1250,
        rowCents: 1250,
        vatRate: 25,
        vatCents: 250,
        taken: [{ productId: mug.id, pieces: 1 }],
        position: 1,
      },
    ])
    expect(await db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId))).toMatchObject([
      { from: null, to: 'awaiting_payment' },
    ])
    const intents = await db.select().from(paymentIntents).where(eq(paymentIntents.orderId, orderId))
    expect(intents).toMatchObject([{ state: 'open', amountCents: 5230, currency: 'EUR' }])
    expect(
      await db
        .select()
        .from(auditLog)
        .where(eq(auditLog.target, `order:${orderId}`)),
    ).toMatchObject([{ action: 'order.create' }])
    const mails = await db
      .select()
      .from(outbox)
      .where(sql`data ->> 'orderSlug' = ${orderSlug}`)
    expect(mails).toMatchObject([{ template: 'orderConfirmation', to: 'ana@primjer.hr', sentAt: null }])
    const jobs = await db.execute(sql`select state from pgboss.job where name = 'mail' and (data ->> 'outboxId')::int = ${mails[0]?.id}`)
    expect([...jobs]).toEqual([{ state: 'created' }])
    expect([await stockOf(book.id), await stockOf(mug.id)]).toEqual([3, 4])
    expect(await failureOf(visitor.call(cartApi.getCart, pair))).toMatchObject({ status: 409, message: 'Session already used.' })
  })

  it('takes numbers without gaps, and none for a refusal', async () => {
    const book = await createProduct({ stock: 2 })
    const first = await readyCart(shop, { productId: book.id })
    const refused = await readyCart(shop, { productId: book.id, qty: 2 })
    const second = await readyCart(shop, { productId: book.id })
    await order(first)
    await failureOf(order(refused))
    await order(second)
    const count = async (cartId: string) => Number((await ordersOf(cartId))[0]?.number.split('-')[1])
    expect((await count(second.cartId)) - (await count(first.cartId))).toBe(1)
  })

  it('sums the demand of bundle parts and the same product', async () => {
    const candle = await createProduct({ stock: 5 })
    const bundle = await createProduct({ format: 'Bundle', stock: null, cents: 3000 })
    await database().db.insert(bundleParts).values({ bundleId: bundle.id, productId: candle.id, quantity: 2 })
    await order(await readyCart(shop, { productId: bundle.id }, { productId: candle.id, qty: 3 }))
    expect(await stockOf(candle.id)).toBe(0)
    expect(await failureOf(cartWith({ productId: bundle.id }))).toMatchObject({ code: 'OUT_OF_STOCK' })
  })

  it('needs no delivery for e-products', async () => {
    const book = await createProduct({ format: 'EProduct', stock: null })
    const pair = await cartWith({ productId: book.id })
    expect((await visitor.call(cartApi.getCart, pair)).digitalOnly).toBe(true)
    expect((await failureOf(checkOut(pair, shop))).code).toBe('DELIVERY_NOT_FOUND')
    await visitor.call(paymentApi.savePaymentMethod, { ...pair, paymentMethodId: shop.paymentMethodId })
    await order(pair)
    expect((await ordersOf(pair.cartId))[0]).toMatchObject({ shipping: null, delivery: null, deliveryCents: 0 })
  })

  it('charges cash on delivery and its fee', async () => {
    const cash = await createPayment({ kind: 'cashOnDelivery', feeCents: 150 })
    const book = await createProduct({ cents: 1000 })
    const pair = await readyCart({ ...shop, paymentMethodId: cash.id }, { productId: book.id })
    expect((await visitor.call(cartApi.getCart, pair)).summary).toMatchObject({ delivery: 4.5, paymentFee: 1.5, orderTotal: 16 })
    await order(pair)
    expect((await ordersOf(pair.cartId))[0]).toMatchObject({
      status: 'awaiting_payment',
      paymentFeeCents: 150,
      totalCents: 1600,
      payment: { kind: 'cashOnDelivery', bankTransfer: null },
    })
  })

  it('of a signed-in user uses their addresses and belongs to them', async () => {
    const ana = await createUser({ email: 'ana.prijavljena@primjer.hr' })
    const { type: _type, country: _country, ...rest } = address
    const own = { ...rest, userId: ana.id, countryId: await countryId('HR') }
    await database()
      .db.insert(addresses)
      .values([
        { ...own, type: 'main', city: 'Osijek' },
        { ...own, type: 'shipping', city: 'Rijeka' },
      ])
    const pair = await cartWith({ productId: (await createProduct()).id })
    expect(await failureOf(order(pair))).toMatchObject({ code: 'NO_ACTIVE_USER' })
    await ana.call(consentApi.createLog, {
      status: true,
      sourceType: 'checkout',
      consents: [shop.consentId],
      user: { userType: 'registered', email: ana.email },
    })
    await ana.call(deliveryApi.saveDeliveryMethod, { ...pair, deliveryMethodId: shop.deliveryMethodId })
    await ana.call(paymentApi.savePaymentMethod, { ...pair, paymentMethodId: shop.paymentMethodId })
    await ana.call(orderApi.create, { ...pair, userId: 999 })
    expect((await ordersOf(pair.cartId))[0]).toMatchObject({
      userId: ana.id,
      email: ana.email,
      billing: { city: 'Osijek' },
      shipping: { city: 'Rijeka' },
    })
  })

  it('returns the details of a bank transfer', async () => {
    const pair = await readyCart(shop, { productId: (await createProduct({ cents: 1000 })).id })
    const { orderSlug } = await order(pair)
    const { number, payment } = await visitor.call(orderApi.summary, { ...pair, orderSlug })
    expect(payment.bankTransfer).toEqual({
      recipient: 'Pod lampom d.o.o.',
      recipientAddress: 'Tiha ulica 7, 10000 Zagreb',
      iban: 'HR8929990071105550123',
      bank: 'Gradska štedionica d.d.',
      model: 'HR00',
      reference: number,
      purpose: `Narudžba ${number}`,
      amount: 14.5,
    })
  })

  it('invalidates what shows the product, when the shown stock changes', async () => {
    const many = await createProduct({ stock: 50 })
    const few = await createProduct({ stock: 4 })
    const dropped = async (productId: number) => {
      const pair = await readyCart(shop, { productId })
      const tags: string[] = []
      const stop = caches.onInvalidate((some) => tags.push(...some))
      await order(pair)
      stop()
      return tags.toSorted()
    }
    expect(await dropped(many.id)).toEqual([])
    expect(await dropped(few.id)).toEqual([`product:${few.id}`])
  })
})
