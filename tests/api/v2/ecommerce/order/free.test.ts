import { beforeAll, describe, expect, it } from 'vitest'
import { database } from '@/server/db/client'
import { loadOrderStates } from '@/server/modules/order-office/bulk/load-order-states'
import { loadOrderState } from '@/server/modules/order/lifecycle/transition-order'
import { createProduct } from '@/tests/support/factories'
import { become, mailAbout } from '../../../v1/document/support'
import { paymentRecordsOf, retry } from '../payment/support'
import { cartWith, checkOut, createDelivery, createPayment, openShop, order, stockOf, type Shop } from '../support'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})

async function mailsAbout(number: string) {
  const rows = await database().sql<{ template: string }[]>`
    select template from outbox where coalesce(data -> 'order' ->> 'number', data ->> 'number') = ${number} order by id`
  return rows.map(({ template }) => template)
}

describe('an order of 0 cents', () => {
  it('of files only is delivered at once, with its files', async () => {
    const file = await createProduct({ format: 'EProduct', cents: 0, stock: null })
    const pair = await cartWith({ productId: file.id })
    await checkOut(pair, shop, { isDigital: true })
    const { html, orderSlug } = await order(pair)
    expect(html).toBe('')
    const books = await paymentRecordsOf(orderSlug)
    expect(books).toMatchObject({ order: { status: 'delivered', totalCents: 0 }, states: ['settled'], statuses: ['paid', 'delivered'] })
    expect(await mailsAbout(books.order.number)).toEqual(['orderConfirmation', 'orderPaid'])
    expect(await order(pair).catch((error: Error) => error.message)).toBe('Session already used.')
  })

  it('of goods is paid and waits to be packed', async () => {
    const { id: deliveryMethodId } = await createDelivery({ rates: [{ cents: 0 }] })
    const pair = await cartWith({ productId: (await createProduct({ cents: 0 })).id })
    await checkOut(pair, { ...shop, deliveryMethodId })
    const books = await paymentRecordsOf((await order(pair)).orderSlug)
    expect(books).toMatchObject({ order: { status: 'paid', stockState: 'taken' }, statuses: ['paid'] })
    expect(await mailsAbout(books.order.number)).toEqual(['orderConfirmation'])
  })

  it('of goods and files by cash on delivery mails its files once, when it is placed', async () => {
    const [file, paper] = [await createProduct({ format: 'EProduct', cents: 0, stock: null }), await createProduct({ cents: 0 })]
    const [delivery, payment] = [await createDelivery({ rates: [{ cents: 0 }] }), await createPayment({ kind: 'cashOnDelivery' })]
    const pair = await cartWith({ productId: file.id }, { productId: paper.id })
    await checkOut(pair, { ...shop, deliveryMethodId: delivery.id, paymentMethodId: payment.id })
    const { order: made } = await paymentRecordsOf((await order(pair)).orderSlug)
    expect(made).toMatchObject({ status: 'paid', totalCents: 0 })
    const news = ['orderConfirmation', 'orderPaid']
    expect(await mailsAbout(made.number)).toEqual(news)
    expect((await mailAbout(made.number, 'orderPaid')).data).toMatchObject({ downloads: [{ name: expect.stringContaining('(') }] })
    for (const to of ['packed', 'shipped', 'delivered'] as const) await become(made.id, to)
    expect(await mailsAbout(made.number)).toEqual([...news, 'orderShipped'])
  })
})

// docs/rules/orders.md#bulk-orders
it('a free order has the same state in bulk as by itself', async () => {
  const [delivery, payment] = [await createDelivery({ rates: [{ cents: 0 }] }), await createPayment({ kind: 'cashOnDelivery' })]
  const pair = await cartWith({ productId: (await createProduct({ cents: 0 })).id })
  await checkOut(pair, { ...shop, deliveryMethodId: delivery.id, paymentMethodId: payment.id })
  const { order: made } = await paymentRecordsOf((await order(pair)).orderSlug)
  const { db } = database()
  const state = await loadOrderState(db, made)
  expect(state).toMatchObject({ payment: 'cashOnDelivery', isFree: true })
  expect((await loadOrderStates(db, [made])).get(made.id)).toEqual(state)
})

// docs/rules/orders.md#free-order
describe('an order that costs only the fee of its payment', () => {
  async function feeOrder(lines: { isDigital: boolean }) {
    const { id: deliveryMethodId } = await createDelivery({ rates: [{ cents: 0 }] })
    const card = await createPayment({ kind: 'provider', paymentType: 'CARD', feeCents: 120 })
    const product = await createProduct(lines.isDigital ? { format: 'EProduct', cents: 0, stock: null } : { cents: 0, stock: 3 })
    const pair = await cartWith({ productId: product.id })
    await checkOut(pair, { ...shop, deliveryMethodId, paymentMethodId: card.id }, lines)
    return { pair, slug: (await order(pair)).orderSlug, productId: product.id }
  }

  it.each([['bankTransfer'], ['cashOnDelivery'], ['provider']] as const)('is paid at once by a %s without one', async (kind) => {
    const one = await feeOrder({ isDigital: false })
    expect((await paymentRecordsOf(one.slug)).order).toMatchObject({ status: 'awaiting_payment', totalCents: 120 })
    const free = await createPayment({ kind, ...(kind === 'provider' ? { paymentType: 'CARD' } : {}) })
    expect(await retry(one, free.id)).toEqual({ html: '', orderSlug: one.slug })
    const books = await paymentRecordsOf(one.slug)
    expect(books.order).toMatchObject({ status: 'paid', totalCents: 0, paymentFeeCents: 0, stockState: 'taken', reservedUntil: null })
    expect(books.order.payment).toMatchObject({ methodId: free.id })
    expect(books.states).toEqual(['voided', 'settled'])
    expect(await stockOf(one.productId)).toBe(2)
    expect(await mailsAbout(books.order.number)).toEqual(['orderConfirmation', 'orderConfirmation', 'orderPaid'])
    const { data } = await mailAbout(books.order.number, 'orderConfirmation')
    expect(data).toMatchObject({ isPaymentChanged: true, status: 'paid' })
    expect(await retry(one, free.id)).toEqual({ html: '', orderSlug: one.slug })
  })

  it('is delivered at once if it holds only files', async () => {
    const one = await feeOrder({ isDigital: true })
    await retry(one, shop.paymentMethodId)
    const { order: made, statuses } = await paymentRecordsOf(one.slug)
    expect(made).toMatchObject({ status: 'delivered', totalCents: 0 })
    expect(statuses).toEqual(['awaiting_payment', 'awaiting_payment', 'paid', 'delivered'])
  })
})
