import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { withdrawalApi } from '@/lib/api/v1/document/withdrawal'
import { officeOrderApi } from '@/lib/api/v2/ecommerce/order/office'
import { officeRefundApi } from '@/lib/api/v2/ecommerce/order/office/refund'
import { database } from '@/server/db/client'
import { invoices } from '@/server/db/schema/invoice'
import { orderLines, orders } from '@/server/db/schema/order'
import { paymentIntents, paymentRefunds } from '@/server/db/schema/payment'
import { orderRefunds } from '@/server/db/schema/refund'
import { auditLog, options } from '@/server/db/schema/site'
import { failureOf } from '@/tests/support/http/caller'
import { createProduct } from '@/tests/support/factories'
import { shopPayments } from '@/tests/support/loopback/shop-payments'
import { sampleCompany } from '@/tests/support/samples/sample-order'
import { createMerchant } from '@/tests/support/users'
import { become, browserOf, guestOrder, mailAbout } from '../../../../v1/document/support'
import { stockOf } from '../../support'
import { openPayingShop } from '../../payment/support'

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
beforeEach(() => payments.fresh())
afterAll(() => payments.close())

/** Two lines, 2 × 10 € and 1 × 5 €, and 4,50 € delivery, paid by transfer. */
async function paidByTransfer() {
  const [book, pen] = [await createProduct({ cents: 1000, stock: 10 }), await createProduct({ cents: 500, stock: 10 })]
  const placed = await guestOrder(shop.byTransfer, { productId: book.id, qty: 2 }, { productId: pen.id })
  await become(placed.id, 'paid')
  const [books, pens] = await db.select().from(orderLines).where(eq(orderLines.orderId, placed.id)).orderBy(asc(orderLines.position))
  if (!books || !pens) throw new Error('The order has no lines.')
  return { ...placed, book, pen, books: books.id, pens: pens.id }
}

const invoicesOf = (orderId: number) => db.select().from(invoices).where(eq(invoices.orderId, orderId)).orderBy(asc(invoices.id))
const refundsOf = (orderId: number) => db.select().from(orderRefunds).where(eq(orderRefunds.orderId, orderId))

describe('a refund by staff', () => {
  it('is previewed with its VAT and writes nothing', async () => {
    const { id, books } = await paidByTransfer()
    const shown = await merchant.call(officeRefundApi.preview, { id, lines: [{ lineId: books, quantity: 1 }], delivery: true, amount: 1 })
    expect(shown).toMatchObject({
      total: 15.5,
      left: 29.5,
      lines: [{ lineId: books, qty: 1, amount: 10 }],
      delivery: 4.5,
      amount: 1,
      by: 'hand',
      isCredited: true,
      isWhole: false,
    })
    expect(shown.vatByRate.reduce((sum, { base, vat }) => sum + base + vat, 0)).toBeCloseTo(15.5)
    expect(await refundsOf(id)).toEqual([])
  })

  it('by lines credits, restocks as chosen, mails, records and audits', async () => {
    const { id, number, books, pens, book, pen } = await paidByTransfer()
    const [before, beforePen] = [await stockOf(book.id), await stockOf(pen.id)]
    const after = await merchant.call(officeRefundApi.create, {
      id,
      lines: [
        { lineId: books, quantity: 1, restock: true },
        { lineId: pens, quantity: 1 },
      ],
      total: 15,
      reason: 'Oštećeno u dostavi.',
      iban: 'HR12 1001 0051 8630 0016 0',
    })
    expect(after).toMatchObject({
      status: 'paid',
      refundable: { left: 14.5, delivery: 4.5 },
      refunds: [
        { state: 'manual', amount: 15, reason: 'Oštećeno u dostavi.', iban: 'HR1210010051863000160', slip: { width: expect.any(Number) } },
      ],
      lines: [
        { id: books, returned: 1, refunded: 1, toSend: 1 },
        { id: pens, returned: 1, refunded: 1, toSend: 0 },
      ],
      canEdit: false,
      editRefusal: 'RETURNS',
    })
    const [bookLine, penLine] = after.lines
    expect(after.refunds[0]).toMatchObject({
      lines: [
        { name: bookLine?.name, qty: 1 },
        { name: penLine?.name, qty: 1 },
      ],
      delivery: 0,
    })
    const listed = await merchant.call(officeOrderApi.filter, { q: number })
    expect(listed.records).toMatchObject([{ orderTotal: 29.5, refunded: 15 }])
    expect(after.events.at(-1)).toMatchObject({
      kind: 'refund',
      by: { kind: 'office' },
      note: 'Oštećeno u dostavi.',
      amount: 15,
      refunded: {
        lines: [
          { name: bookLine?.name, quantity: 1 },
          { name: penLine?.name, quantity: 1 },
        ],
        delivery: false,
      },
    })
    expect([await stockOf(book.id), await stockOf(pen.id)]).toEqual([(before ?? 0) + 1, beforePen])
    expect(await invoicesOf(id)).toMatchObject([
      { kind: 'invoice', isReversed: false },
      { kind: 'credit', totalCents: 1500 },
    ])
    const credit = after.invoices.at(-1)
    expect((await mailAbout(number, 'refundIssued')).data).toMatchObject({ refundedCents: 1500, isManual: true, invoiceId: credit?.id })
    const [entry] = await db.select().from(auditLog).where(eq(auditLog.action, 'refund.create')).orderBy(asc(auditLog.id)).limit(1)
    expect(entry).toMatchObject({ actor: `user:${merchant.id}`, detail: { before: { leftCents: 2950 }, after: { leftCents: 1450 } } })
    // The audit entry outlives the buyer.
    expect(JSON.stringify(entry)).not.toContain('Oštećeno')
  })

  it('of what is left makes the order refunded and reverses its invoice', async () => {
    const { id, number, books, pens } = await paidByTransfer()
    await merchant.call(officeRefundApi.create, { id, amount: 2.5, total: 2.5 })
    const rest = {
      id,
      lines: [
        { lineId: books, quantity: 2 },
        { lineId: pens, quantity: 1 },
      ],
      delivery: true,
    }
    expect(await merchant.call(officeRefundApi.preview, rest)).toMatchObject({ total: 27, isWhole: true })
    const after = await merchant.call(officeRefundApi.create, { ...rest, total: 27 })
    expect(after).toMatchObject({ status: 'refunded', refundable: null, isMoneyIn: false })
    expect(await invoicesOf(id)).toMatchObject([
      { kind: 'invoice', totalCents: 2950, isReversed: true },
      { kind: 'credit', totalCents: 250 },
      { kind: 'credit', totalCents: 2700 },
    ])
    expect((await mailAbout(number, 'orderRefunded')).data).toMatchObject({ refundedCents: 2700 })
    for (const { id: refundId } of after.refunds) await merchant.call(officeOrderApi.noteRefund, { id, refundId })
    const noted = await merchant.call(officeOrderApi.get, { id })
    expect(noted.refunds.map(({ state }) => state)).toEqual(['done', 'done'])
    expect(noted.events.slice(-2)).toMatchObject([
      { kind: 'refundPaid', by: { kind: 'office' } },
      { kind: 'refundPaid', note: '', amount: 27 },
    ])
  })

  it('of more than is left, or other than the preview showed, is refused', async () => {
    const { id, books } = await paidByTransfer()
    const refusal = (input: object) => failureOf(merchant.call(officeRefundApi.create, { id, total: 1, ...input }))
    expect(await refusal({ amount: 29.51, total: 29.51 })).toMatchObject({ status: 409, code: 'REFUND_CHANGED', data: { left: 29.5 } })
    expect(await refusal({ lines: [{ lineId: books, quantity: 3 }], total: 30 })).toMatchObject({ code: 'REFUND_CHANGED' })
    expect(await refusal({ lines: [{ lineId: 999_999, quantity: 1 }], total: 10 })).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    expect(await refusal({ amount: 2, total: 3 })).toMatchObject({ code: 'REFUND_CHANGED', data: { total: 2 } })
    expect(await refusal({ amount: 1, iban: 'HR1210010051863000161' })).toMatchObject({ status: 422 })
    expect(await refundsOf(id)).toEqual([])
  })

  it('is refunded once for one Idempotency-Key', async () => {
    const { id } = await paidByTransfer()
    const key = { 'idempotency-key': 'povrat-1' }
    const input = { id, amount: 5, total: 5 }
    const answers = await Promise.all([1, 2, 3].map(() => merchant.call(officeRefundApi.create, input, key)))
    expect(answers.map(({ refunds }) => refunds.length)).toEqual([1, 1, 1])
    expect(await failureOf(merchant.call(officeRefundApi.create, { ...input, amount: 6, total: 6 }, key))).toMatchObject({
      code: 'IDEMPOTENCY_MISMATCH',
    })
  })

  it('needs money and its own right', async () => {
    const { id } = await guestOrder(shop.byTransfer)
    expect(await failureOf(merchant.call(officeRefundApi.preview, { id, amount: 1 }))).toMatchObject({ code: 'ORDER_STATE' })
    const employee = await createMerchant('orders')
    const paid = await paidByTransfer()
    const refusals = [
      () => employee.call(officeRefundApi.create, { id: paid.id, amount: 1, total: 1 }),
      () => employee.call(officeOrderApi.change, { id: paid.id, from: 'paid', to: 'refunded' }),
      () => employee.call(officeOrderApi.change, { id: paid.id, from: 'paid', to: 'cancelled' }),
      () => employee.call(officeOrderApi.noteRefund, { id: paid.id, refundId: 1 }),
    ]
    for (const refused of refusals) expect(await failureOf(refused())).toMatchObject({ status: 403 })
    expect(await employee.call(officeOrderApi.change, { id, from: 'awaiting_payment', to: 'cancelled' })).toMatchObject({
      status: 'cancelled',
    })
  })

  it('never passes what was paid with 100 parallel calls', async () => {
    const { id } = await paidByTransfer()
    const calls = Array.from({ length: 100 }, (_, n) =>
      merchant.send(officeRefundApi.create, { id, amount: 1, total: 1 }, { 'idempotency-key': `istodobno-${n}` }),
    )
    const statuses = (await Promise.all(calls)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(29)
    expect(statuses.filter((status) => status === 409)).toHaveLength(71)
    const [intent] = await db.select().from(paymentIntents).where(eq(paymentIntents.orderId, id))
    expect(intent).toMatchObject({ amountCents: 2950, refundedCents: 2900 })
  })

  it('cannot be written past the payment by anybody: the database refuses it', async () => {
    const { id } = await paidByTransfer()
    const [intent] = await db.select().from(paymentIntents).where(eq(paymentIntents.orderId, id))
    const intentId = intent?.id ?? 0
    await db.insert(paymentRefunds).values({ intentId, key: 'a', amountCents: 2000 })
    const tooMuch = db.insert(paymentRefunds).values({ intentId, key: 'b', amountCents: 951 })
    await expect(tooMuch).rejects.toMatchObject({ cause: { constraint_name: 'payment_intents_refunded' } })
    await db.delete(paymentRefunds).where(eq(paymentRefunds.intentId, intentId))
    const [after] = await db.select().from(paymentIntents).where(eq(paymentIntents.id, intentId))
    expect(after?.refundedCents).toBe(0)
  })
})

describe('a refund by staff and a withdrawal', () => {
  it('pay each piece once, and the last piece brings the rest', async () => {
    const { id, number, slug, books, pens } = await paidByTransfer()
    await merchant.call(officeRefundApi.create, { id, lines: [{ lineId: books, quantity: 1 }], amount: 1, total: 11 })
    const browser = await browserOf(number)
    const { lines } = await browser.call(withdrawalApi.options, { orderSlug: slug })
    expect(lines.map(({ lineId, pieces }) => [lineId, pieces])).toEqual([
      [books, 1],
      [pens, 1],
    ])
    const rest = lines.map(({ lineId, pieces }) => ({ lineId, quantity: pieces }))
    await browser.call(withdrawalApi.create, { orderSlug: slug, lines: rest, name: 'Ana Marić' })
    const taken = merchant.call(officeRefundApi.preview, { id, lines: [{ lineId: pens, quantity: 1 }] })
    expect(await failureOf(taken)).toMatchObject({ code: 'REFUND_CHANGED' })
    const { requests } = await merchant.call(officeOrderApi.get, { id })
    expect(requests).toMatchObject([{ amount: 18.5 }])
    const answered = await merchant.call(officeOrderApi.answerWithdrawal, { id: requests[0]?.id ?? 0, accept: true })
    expect(answered).toMatchObject({ status: 'withdrawn', refundable: { left: 0 } })
    const [{ totalCents } = { totalCents: 0 }] = await db.select().from(orders).where(eq(orders.id, id))
    expect(answered.refunds.reduce((sum, { amount }) => sum + amount, 0) * 100).toBeCloseTo(totalCents)
  })
})

it('a cancelled order that is revived keeps its money', async () => {
  const { id } = await paidByTransfer()
  expect(await merchant.call(officeOrderApi.change, { id, from: 'paid', to: 'cancelled' })).toMatchObject({
    refunds: [{ state: 'manual', amount: 29.5 }],
  })
  const revived = await merchant.call(officeOrderApi.change, { id, from: 'cancelled', to: 'paid' })
  expect(revived).toMatchObject({ status: 'paid', refunds: [], refundable: { left: 29.5 } })
})
