import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { withdrawalApi } from '@/lib/api/v1/document/withdrawal'
import { officeOrderApi } from '@/lib/api/v2/ecommerce/order/office'
import { officeRefundApi } from '@/lib/api/v2/ecommerce/order/office/refund'
import { database } from '@/server/db/client'
import { withdrawals } from '@/server/db/schema/after-sale'
import { orders } from '@/server/db/schema/order'
import { options } from '@/server/db/schema/site'
import { loadOrderLines } from '@/server/modules/order/records/load-order'
import { createProduct } from '@/tests/support/factories'
import { payloadOf, shopPayments } from '@/tests/support/loopback/shop-payments'
import { sampleCompany } from '@/tests/support/samples/sample-order'
import { createMerchant } from '@/tests/support/users'
import { become, browserOf, mailAbout } from '../../../../v1/document/support'
import { createPayment, order, readyCart, stockOf } from '../../support'
import { chooseAtBank, openPayingShop, paymentRecordsOf, placeOrder, placePaidOrder, reportApproval, runJobs } from '../../payment/support'

const { db } = database()
let shop: Awaited<ReturnType<typeof openPayingShop>>
let payments: Awaited<ReturnType<typeof shopPayments>>
let merchant: Awaited<ReturnType<typeof createMerchant>>
beforeAll(async () => {
  shop = await openPayingShop()
  payments = await shopPayments()
  merchant = await createMerchant('orders', 'orders.money')
  await db
    .insert(options)
    .values({ siteId: 1, key: 'Company', value: sampleCompany })
    .onConflictDoUpdate({ target: [options.siteId, options.key], set: { value: sampleCompany } })
})
beforeEach(() => {
  payments.fresh()
  Object.assign(payments.paypal.faults, { refundStatus: 'COMPLETED', losesAnswer: () => false, status: () => undefined })
})
afterAll(() => payments.close())

describe('a refund goes back the way the money came', () => {
  it('through PayPal', async () => {
    const one = await placePaidOrder(payments.paypal, shop.byPayPal)
    const { order: row } = await paymentRecordsOf(one.slug)
    const after = await merchant.call(officeRefundApi.create, { id: row.id, amount: 5, total: 5 })
    expect(after.refunds).toMatchObject([{ state: 'due', amount: 5, slip: null }])
    await runJobs(one.slug)
    expect(await paymentRecordsOf(one.slug)).toMatchObject({ states: ['settled'], refunds: [{ key: 'office.1', state: 'done' }] })
  })

  it('through the bank of the card', async () => {
    const one = await placeOrder(shop.byCard)
    await chooseAtBank(payments, one, 'approve')
    const { order: row } = await paymentRecordsOf(one.slug)
    expect(await merchant.call(officeRefundApi.preview, { id: row.id, delivery: true })).toMatchObject({ by: 'provider', total: 4.5 })
    await merchant.call(officeRefundApi.create, { id: row.id, delivery: true, total: 4.5 })
    await runJobs(one.slug)
    expect((await paymentRecordsOf(one.slug)).refunds).toMatchObject([{ amountCents: 450, state: 'done' }])
  })

  // docs/rules/payments.md#last-refund
  it('and the order is over with its last cent, also by an accepted withdrawal from a part', async () => {
    const one = await placeOrder(shop.byCard, { qty: 2 })
    await chooseAtBank(payments, one, 'approve')
    const { order: row } = await paymentRecordsOf(one.slug)
    const [line] = await loadOrderLines(db, row.id)
    const withdrawn = { orderSlug: one.slug, name: 'Ana Marić', lines: [{ lineId: line?.id ?? 0, quantity: 1 }] }
    await (await browserOf(row.number)).call(withdrawalApi.create, withdrawn)
    const most = (row.totalCents - 300) / 100
    expect(await merchant.call(officeRefundApi.create, { id: row.id, amount: most, total: most })).toMatchObject({ status: 'paid' })
    const [withdrawal] = await db.select().from(withdrawals).where(eq(withdrawals.orderId, row.id))
    const answer = { id: withdrawal?.id ?? 0, accept: true, restock: true, answer: 'Hvala na javljanju.' }
    const after = await merchant.call(officeOrderApi.answerWithdrawal, answer)
    expect(after).toMatchObject({
      status: 'refunded',
      isMoneyIn: true,
      invoices: [{ kind: 'invoice' }, { kind: 'credit' }, { kind: 'credit' }],
    })
    expect((await mailAbout(row.number, 'orderRefunded')).data).toMatchObject({ refundedCents: 300, reason: answer.answer })
    expect((await merchant.call(officeOrderApi.filter, { q: row.number, view: 'pack' })).records).toEqual([])
    await runJobs(one.slug)
    expect(await paymentRecordsOf(one.slug)).toMatchObject({ order: { status: 'refunded' }, states: ['refunded'] })
    expect(await stockOf(one.productId)).toBe(4)
  })

  it('by hand where the provider refuses it', async () => {
    const one = await placeOrder(shop.byPayPal)
    payments.paypal.approve(payloadOf(one.html).orderId)
    await reportApproval(one)
    payments.paypal.faults.refundStatus = 'FAILED'
    const { order: row } = await paymentRecordsOf(one.slug)
    await merchant.call(officeRefundApi.create, { id: row.id, amount: 1, total: 1 })
    await runJobs(one.slug)
    const [refund] = (await merchant.call(officeOrderApi.get, { id: row.id })).refunds
    expect(refund).toMatchObject({ state: 'failed' })
    const noted = await merchant.call(officeOrderApi.noteRefund, { id: row.id, refundId: refund?.id ?? 0 })
    expect(noted.refunds).toMatchObject([{ state: 'done' }])
  })

  it('by hand after cash on delivery', async () => {
    const payment = await createPayment({ kind: 'cashOnDelivery' })
    const { id: productId } = await createProduct({ cents: 1000, stock: 5 })
    const { orderSlug } = await order(await readyCart({ ...shop.byTransfer, paymentMethodId: payment.id }, { productId }))
    const [row] = await db.select().from(orders).where(eq(orders.slug, orderSlug))
    const id = row?.id ?? 0
    for (const to of ['packed', 'shipped', 'delivered'] as const) await become(id, to)
    expect(await merchant.call(officeRefundApi.preview, { id, amount: 1 })).toMatchObject({ by: 'hand' })
    expect((await merchant.call(officeRefundApi.create, { id, amount: 1, total: 1 })).refunds).toMatchObject([{ state: 'manual' }])
    expect((await merchant.call(officeOrderApi.filter, { view: 'decide' })).records.map((one) => one.id)).toContain(id)
  })
})
