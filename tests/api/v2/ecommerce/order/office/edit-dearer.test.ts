import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { documentOrderApi } from '@/lib/api/v1/document/order'
import { withdrawalApi } from '@/lib/api/v1/document/withdrawal'
import { officeOrderApi } from '@/lib/api/v2/ecommerce/order/office'
import { officeEditApi } from '@/lib/api/v2/ecommerce/order/office/edit'
import { officeRefundApi } from '@/lib/api/v2/ecommerce/order/office/refund'
import { officeShipmentApi } from '@/lib/api/v2/ecommerce/order/office/shipment'
import { paymentApi } from '@/lib/api/v2/ecommerce/payment'
import { database } from '@/server/db/client'
import { orderEdits } from '@/server/db/schema/order-edit'
import { paymentIntents } from '@/server/db/schema/payment'
import { loadAttachments } from '@/server/modules/mail/delivery/attachments'
import { endExpiredEdits } from '@/server/modules/payment/jobs/end-expired-edits'
import { waitForLockedStatements } from '@/tests/support/database/lock-waits'
import { createProduct } from '@/tests/support/factories'
import { failureOf } from '@/tests/support/http/caller'
import { formOf, payloadOf } from '@/tests/support/loopback/shop-payments'
import { become, browserOf, guestOrder, mailAbout } from '../../../../v1/document/support'
import { createDelivery } from '../../support'
import { chooseAtBank, paymentRecordsOf, runJobs } from '../../payment/support'
import {
  confirmed,
  editing,
  editsOf,
  expectHeld,
  intentsOf,
  more,
  openEditingShop,
  orderOf,
  paidByCard,
  paidByPayPal,
  paidOrder,
  invoicesOf,
  preview,
  stockRowOf,
} from './edit-support'

openEditingShop()

describe('an edit that makes a paid order dearer', () => {
  it('waits for its difference with the pieces reserved, and is made when a transfer is noted', async () => {
    const placed = await paidOrder()
    const { id, number, book } = placed
    const waiting = await confirmed(id, more(placed))
    expect(waiting).toMatchObject({
      status: 'paid',
      summary: { orderTotal: 24.5 },
      canEdit: false,
      proposedEdit: { difference: 10, total: 34.5, by: 'hand' },
      events: expect.arrayContaining([expect.objectContaining({ kind: 'editProposed' })]),
    })
    expect(await stockRowOf(book.id)).toEqual([8, 1])
    await expectHeld(id)
    expect((await mailAbout(number, 'orderEdited')).data).toMatchObject({
      money: { kind: 'surcharge', cents: 1000 },
      order: { payment: { bankTransfer: { amount: 10, reference: number } } },
    })
    expect(await failureOf(preview(id))).toMatchObject({ code: 'ORDER_EDIT_REFUSED', data: { reason: 'PROPOSED' } })
    const paid = await editing().merchant.call(officeEditApi.settle, { id })
    expect(paid).toMatchObject({ summary: { orderTotal: 34.5 }, proposedEdit: null, canEdit: true, refundable: { left: 34.5 } })
    expect(await stockRowOf(book.id)).toEqual([7, 0])
    expect(await editsOf(id)).toMatchObject([{ state: 'applied', plan: null, totalBefore: 2450, totalAfter: 3450 }])
    expect((await invoicesOf(id)).map(({ kind, totalCents }) => [kind, totalCents])).toEqual([
      ['invoice', 2450],
      ['credit', 2450],
      ['invoice', 3450],
    ])
    await expectHeld(id)
    expect((await mailAbout(number, 'orderEdited')).data).toMatchObject({ money: { kind: 'paid', cents: 1000 } })
    expect(await failureOf(editing().merchant.call(officeEditApi.settle, { id }))).toMatchObject({ status: 409, code: 'ORDER_STATE' })
  })

  // docs/rules/orders.md#edit-invoice
  it('gets its invoice with the edit if it was free', async () => {
    const { id: deliveryMethodId } = await createDelivery({ rates: [{ cents: 0 }] })
    const [gift, book] = [await createProduct({ cents: 0, stock: 10 }), await createProduct({ cents: 1000, stock: 10 })]
    const { id, number } = await guestOrder({ ...editing().shop.byTransfer, deliveryMethodId }, { productId: gift.id })
    const request = { added: [{ productId: book.id, quantity: 1 }] }
    expect(await preview(id, request)).toMatchObject({ invoice: 'first' })
    await confirmed(id, request)
    expect(await invoicesOf(id)).toEqual([])
    await editing().merchant.call(officeEditApi.settle, { id })
    expect(await invoicesOf(id)).toMatchObject([{ kind: 'invoice', totalCents: 1000, isReversed: false }])
    const [attached] = await loadAttachments(database().db, await mailAbout(number, 'orderEdited'), 'hr')
    expect(attached?.filename).toMatch(/^racun-/)
    await become(id, 'packed')
    await become(id, 'shipped')
    expect(await invoicesOf(id)).toHaveLength(1)
  })

  it('refunds from both payments, never more than they hold', async () => {
    const placed = await paidOrder()
    const { id } = placed
    await confirmed(id, more(placed))
    await editing().merchant.call(officeEditApi.settle, { id })
    expect(await failureOf(editing().merchant.call(officeRefundApi.create, { id, amount: 34.51, total: 34.51 }))).toMatchObject({
      code: 'REFUND_CHANGED',
    })
    const part = await editing().merchant.call(officeRefundApi.create, { id, amount: 30, total: 30, reason: 'Dogovor.' })
    expect(part.refunds).toMatchObject([
      { amount: 24.5, reason: 'Dogovor.' },
      { amount: 5.5, reason: 'Dogovor.' },
    ])
    expect(part).toMatchObject({ status: 'paid', refundable: { left: 4.5 } })
    const whole = await editing().merchant.call(officeRefundApi.create, { id, amount: 4.5, total: 4.5 })
    expect(whole).toMatchObject({ status: 'refunded', refundable: null })
    expect((await intentsOf(id)).map(({ state, amountCents, refundedCents }) => [state, amountCents, refundedCents])).toEqual([
      ['refunded', 2450, 2450],
      ['refunded', 1000, 1000],
    ])
  })

  it('is paid at the provider on the order’s page', async () => {
    const placed = await paidByCard()
    const { id, number, slug } = placed
    await confirmed(id, more(placed))
    const browser = await browserOf(number)
    expect(await browser.call(documentOrderApi.get, { orderSlug: slug })).toMatchObject({ difference: { amount: 10, transfer: null } })
    expect(await browser.call(paymentApi.retryMethods, { orderSlug: slug })).toMatchObject([{ total: 10, pays: 'difference' }])
    const { html } = await browser.call(paymentApi.retry, { orderSlug: slug })
    expect(formOf(html).fields).toMatchObject({ amount: '1000' })
    expect(await chooseAtBank(editing().payments, { html }, 'approve')).toMatchObject({
      location: expect.stringMatching(/uspjesna.*pays=difference/),
    })
    expect(await orderOf(id)).toMatchObject({ status: 'paid', totalCents: 3450, version: 2 })
    expect((await paymentRecordsOf(slug)).states).toEqual(['settled', 'settled'])
    await expectHeld(id)
    const { html: again } = await browser.call(paymentApi.retry, { orderSlug: slug })
    expect(again).toBe('')
  })

  // docs/rules/payments.md#paypal-invoice-id
  it('is paid at PayPal, which takes money for one invoice id once', async () => {
    const placed = await paidByPayPal()
    const { id, number, slug } = placed
    await confirmed(id, more(placed))
    const browser = await browserOf(number)
    const { html } = await browser.call(paymentApi.retry, { orderSlug: slug })
    editing().payments.paypal.approve(payloadOf(html).orderId)
    await runJobs(slug)
    expect((await paymentRecordsOf(slug)).states.at(-1)).toBe('settled')
    expect(await orderOf(id)).toMatchObject({ status: 'paid', totalCents: 3450, version: 2 })
    await expectHeld(id)
  })

  // docs/rules/payments.md#money-on-the-way
  it('is not offered for payment while the bank confirms it', async () => {
    const placed = await paidByCard()
    const { id, number, slug } = placed
    await confirmed(id, more(placed))
    const browser = await browserOf(number)
    const paying = await browser.call(paymentApi.retry, { orderSlug: slug })
    expect(await browser.call(documentOrderApi.get, { orderSlug: slug })).toMatchObject({ difference: { paymentCheckedBy: null } })
    await chooseAtBank(editing().payments, paying, 'slow', { silent: 'yes' })
    expect(await browser.call(paymentApi.retryMethods, { orderSlug: slug })).toEqual([])
    const shown = await browser.call(documentOrderApi.get, { orderSlug: slug })
    expect(shown).toMatchObject({ paymentCheckedBy: null, difference: { paymentCheckedBy: 'provider' } })
  })

  it('can be paid again after the bank refused', async () => {
    const placed = await paidByCard()
    const { id, number, slug } = placed
    await confirmed(id, more(placed))
    const browser = await browserOf(number)
    const first = await browser.call(paymentApi.retry, { orderSlug: slug })
    expect(await chooseAtBank(editing().payments, first, 'decline')).toMatchObject({ location: expect.stringContaining('failure') })
    expect(await orderOf(id)).toMatchObject({ status: 'paid', totalCents: 2450 })
    const second = await browser.call(paymentApi.retry, { orderSlug: slug })
    await chooseAtBank(editing().payments, second, 'approve')
    expect((await paymentRecordsOf(slug)).states).toEqual(['settled', 'failed', 'settled'])
    await expectHeld(id)
  })

  // docs/rules/payments.md#suspect-payment
  it('whose payment was checked and dismissed is kept two more days, and its buyer gets the link', async () => {
    const { db } = database()
    const placed = await paidByCard()
    const { id, number, slug } = placed
    await confirmed(id, more(placed))
    const payment = (await intentsOf(id)).at(-1)
    await db
      .update(paymentIntents)
      .set({ state: 'suspect' })
      .where(eq(paymentIntents.id, payment?.id ?? 0))
    await db.update(orderEdits).set({ payBy: new Date() }).where(eq(orderEdits.orderId, id))
    const browser = await browserOf(number)
    expect(await browser.call(documentOrderApi.get, { orderSlug: slug })).toMatchObject({ difference: { paymentCheckedBy: 'shop' } })
    await editing().merchant.call(officeOrderApi.decidePayment, { id, paymentId: payment?.id ?? 0, isPaid: false })
    await endExpiredEdits()
    const [edit] = await editsOf(id)
    const { data } = await mailAbout(number, 'paymentDismissed')
    expect(data).toMatchObject({ isDifference: true, cents: 1000, payBy: edit?.payBy?.toISOString() })
    expect((await browser.call(paymentApi.retry, { orderSlug: slug })).html).not.toBe('')
  })

  it('ends when the order is sent meanwhile, and late money goes back whole', async () => {
    const placed = await paidByCard()
    const { id, number, slug, book, lineId } = placed
    await confirmed(id, more(placed))
    const browser = await browserOf(number)
    const started = await browser.call(paymentApi.retry, { orderSlug: slug })
    await editing().merchant.call(officeShipmentApi.create, { id, lines: [{ lineId, quantity: 1 }] })
    expect(await stockRowOf(book.id)).toEqual([8, 0])
    expect((await mailAbout(number, 'orderEditEnded')).data).toMatchObject({ number, cents: 1000 })
    await chooseAtBank(editing().payments, started, 'approve')
    await runJobs(slug)
    const { states, refunds } = await paymentRecordsOf(slug)
    expect(states).toEqual(['settled', expect.stringMatching(/surplus|refunded/)])
    expect(refunds).toMatchObject([{ amountCents: 1000, state: 'done' }])
    expect(await orderOf(id)).toMatchObject({ status: 'packed', totalCents: 2450 })
  })

  it('ends when nobody pays in time, or staff gives it up', async () => {
    const placed = await paidOrder()
    const { id, book } = placed
    await confirmed(id, more(placed))
    const inDays = (days: number) => () => new Date(Date.now() + days * 24 * 3_600_000)
    // A transfer of the last day is booked later.
    await endExpiredEdits(inDays(8))
    expect(await editsOf(id)).toMatchObject([{ state: 'proposed' }])
    expect(await endExpiredEdits(inDays(20))).toBeGreaterThanOrEqual(1)
    expect(await stockRowOf(book.id)).toEqual([8, 0])
    expect((await intentsOf(id)).map(({ state }) => state)).toEqual(['settled', 'voided'])
    await confirmed(id, more(placed))
    const ended = await editing().merchant.call(officeEditApi.cancel, { id })
    expect(ended).toMatchObject({ canEdit: true, proposedEdit: null, summary: { orderTotal: 24.5 } })
    expect(ended.events).toContainEqual(expect.objectContaining({ kind: 'editEnded', by: expect.objectContaining({ kind: 'office' }) }))
    expect(await stockRowOf(book.id)).toEqual([8, 0])
    expect(await failureOf(editing().merchant.call(officeEditApi.cancel, { id }))).toMatchObject({ status: 409, code: 'ORDER_STATE' })
  })

  it('cannot be paid once money of the order went back otherwise', async () => {
    const placed = await paidByCard()
    const { id, number, slug, book } = placed
    await confirmed(id, more(placed))
    const browser = await browserOf(number)
    const started = await browser.call(paymentApi.retry, { orderSlug: slug })
    expect(await editing().merchant.call(officeRefundApi.create, { id, amount: 1, total: 1 })).toMatchObject({ proposedEdit: null })
    expect(await stockRowOf(book.id)).toEqual([8, 0])
    expect(await browser.call(documentOrderApi.get, { orderSlug: slug })).toMatchObject({ difference: null })
    expect(await browser.call(paymentApi.retryMethods, { orderSlug: slug })).toEqual([])
    await chooseAtBank(editing().payments, started, 'approve')
    await runJobs(slug)
    const { refunds } = await paymentRecordsOf(slug)
    expect(refunds.map(({ amountCents }) => amountCents).toSorted((a, b) => a - b)).toEqual([100, 1000])
    expect(await orderOf(id)).toMatchObject({ status: 'paid', totalCents: 2450, version: 1 })
  })

  it('ends when the buyer withdraws, with its pieces free again', async () => {
    const placed = await paidOrder()
    const { id, number, slug, book, lineId } = placed
    await confirmed(id, more(placed))
    await (await browserOf(number)).call(withdrawalApi.create, { orderSlug: slug, name: 'Ana Marić', lines: [{ lineId, quantity: 1 }] })
    expect(await editsOf(id)).toMatchObject([{ state: 'ended' }])
    expect(await stockRowOf(book.id)).toEqual([8, 0])
    expect((await intentsOf(id)).map(({ state }) => state)).toEqual(['settled', 'voided'])
  })

  it('ends with a cancelled order, whose whole money goes back', async () => {
    const placed = await paidOrder()
    const { id, book } = placed
    await confirmed(id, more(placed))
    const after = await editing().merchant.call(officeOrderApi.change, { id, from: 'paid', to: 'cancelled' })
    expect(after).toMatchObject({ status: 'cancelled', proposedEdit: null, refunds: [{ amount: 24.5 }] })
    expect(await stockRowOf(book.id)).toEqual([10, 0])
    expect(await editsOf(id)).toMatchObject([{ state: 'ended', plan: null }])
  })

  // docs/rules/orders.md#stock-locks
  it.each<[string, (placed: Awaited<ReturnType<typeof paidOrder>>) => Promise<unknown>]>([
    ['cancelled', ({ id }) => editing().merchant.call(officeOrderApi.change, { id, from: 'paid', to: 'cancelled' })],
    [
      'refunded in part',
      ({ id, lineId }) =>
        editing().merchant.call(officeRefundApi.create, { id, lines: [{ lineId, quantity: 1, restock: true }], total: 10 }),
    ],
  ])('locks the stock of its pieces and of the order at once when the order is %s', async (_, end) => {
    const { db } = database()
    const added = await createProduct({ cents: 500, stock: 10 })
    const placed = await paidOrder()
    await confirmed(placed.id, { added: [{ productId: added.id, quantity: 1 }] })
    const ended = await db.transaction(async (tx) => {
      await tx.execute(sql`select from stock_items where product_id = ${added.id} for update`)
      const waiting = end(placed)
      await waitForLockedStatements(1)
      await db.execute(sql`select from stock_items where product_id = ${placed.book.id} for update nowait`)
      return { waiting }
    })
    await ended.waiting
    expect(await stockRowOf(added.id)).toEqual([10, 0])
  })
})
