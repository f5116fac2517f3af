import { asc, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { officeOrderApi } from '@/lib/api/v2/ecommerce/order/office'
import { database } from '@/server/db/client'
import { customers } from '@/server/db/schema/customer'
import { auditLog } from '@/server/db/schema/site'
import { failureOf } from '@/tests/support/http/caller'
import { createProduct } from '@/tests/support/factories'
import { createMerchant, createUser } from '@/tests/support/users'
import { guestOrder, mailAbout } from '../../../../v1/document/support'
import { createPayment, openShop, stockOf, type Shop } from '../../support'

let shop: Shop
let merchant: Awaited<ReturnType<typeof createMerchant>>
beforeAll(async () => {
  shop = await openShop()
  merchant = await createMerchant('orders', 'orders.money')
})

/** What the audit says that people of the shop did with an order. */
async function audited(orderId: number) {
  const { actor, action, detail } = auditLog
  const own = eq(auditLog.target, `order:${orderId}`)
  const rows = await database().db.select({ actor, action, detail }).from(auditLog).where(own).orderBy(asc(auditLog.id))
  return rows.filter(({ action: did }) => did !== 'order.create')
}

describe('a merchant', () => {
  it('finds orders by view, number, e-mail and name', async () => {
    const { number } = await guestOrder(shop)
    const page = await merchant.call(officeOrderApi.filter, { view: 'pay' })
    expect(page.records.map((one) => one.number)).toContain(number)
    expect(page.counts.pay).toBe(page.totalRecords)
    const { id } = await guestOrder(shop, { productId: (await createProduct()).id, qty: 3 })
    const [newest] = (await merchant.call(officeOrderApi.filter, {})).records
    expect(newest).toMatchObject({ id, itemCount: 3, way: 'home', withdrawals: 0, undecided: 0 })
    for (const q of [number, number.slice(-4), 'ANA@primjer', 'marić', 'maric'])
      expect((await merchant.call(officeOrderApi.filter, { q })).records.map((one) => one.number)).toContain(number)
    expect((await merchant.call(officeOrderApi.filter, { q: '100%' })).records).toEqual([])
    expect((await merchant.call(officeOrderApi.filter, { view: 'sent', q: number })).records).toEqual([])
  })

  it('moves an order through its statuses, with their name in each event', async () => {
    const { id, number } = await guestOrder(shop)
    const shown = await merchant.call(officeOrderApi.get, { id })
    const [customer] = await database().db.select().from(customers).where(eq(customers.email, shown.email))
    expect(shown.customerId).toBe(customer?.id)
    expect(shown).toMatchObject({ next: ['paid', 'cancelled', 'withdrawn'], isMoneyIn: false, refundBy: 'hand' })
    await merchant.call(officeOrderApi.change, { id, from: 'awaiting_payment', to: 'paid' })
    await merchant.call(officeOrderApi.change, { id, from: 'paid', to: 'packed' })
    const sent = await merchant.call(officeOrderApi.change, { id, from: 'packed', to: 'shipped', tracking: ' Paket 42 ' })
    expect(sent).toMatchObject({ status: 'shipped', tracking: 'Paket 42', next: ['delivered', 'withdrawn', 'refunded'], isMoneyIn: true })
    expect((await mailAbout(number, 'orderShipped')).data).toMatchObject({ tracking: 'Paket 42' })
    expect(sent.events.at(-1)).toMatchObject({ by: { kind: 'office', name: 'Ana Anić' }, from: 'packed', to: 'shipped' })
  })

  it('packs cash on delivery before it is paid', async () => {
    const payment = await createPayment({ kind: 'cashOnDelivery' })
    const { id } = await guestOrder({ ...shop, paymentMethodId: payment.id })
    for (const [from, to] of [
      ['awaiting_payment', 'packed'],
      ['packed', 'shipped'],
      ['shipped', 'delivered'],
    ] as const)
      await merchant.call(officeOrderApi.change, { id, from, to })
    expect(await merchant.call(officeOrderApi.get, { id })).toMatchObject({ isMoneyIn: true, payments: [{ state: 'settled' }] })
  })

  it('cancels with a reason, restocks and mails the buyer', async () => {
    const book = await createProduct({ cents: 1000, stock: 5 })
    const { id, number } = await guestOrder(shop, { productId: book.id, qty: 2 })
    const reason = 'Naklada je oštećena u poplavi.'
    const cancelled = await merchant.call(officeOrderApi.change, { id, from: 'awaiting_payment', to: 'cancelled', reason })
    expect(cancelled).toMatchObject({ status: 'cancelled', next: ['paid'] })
    expect(cancelled.events.at(-1)?.note).toBe(reason)
    expect(await stockOf(book.id)).toBe(5)
    expect((await mailAbout(number, 'orderCancelled')).data).toMatchObject({ reason, refundedCents: 0, hasLapsed: false })
  })

  it('refunds a cancelled order once', async () => {
    const { id, number, totalCents } = await guestOrder(shop)
    await merchant.call(officeOrderApi.change, { id, from: 'awaiting_payment', to: 'paid' })
    const cancelled = await merchant.call(officeOrderApi.change, { id, from: 'paid', to: 'cancelled' })
    expect(cancelled.next).toEqual(['paid', 'refunded'])
    expect((await mailAbout(number, 'orderCancelled')).data).toMatchObject({ refundedCents: totalCents })
    const refunded = await merchant.call(officeOrderApi.change, { id, from: 'cancelled', to: 'refunded' })
    expect(refunded).toMatchObject({ status: 'refunded', next: [], isMoneyIn: false })
  })

  // docs/rules/after-sale.md#withdrawal-by-hand
  it('withdraws by hand without moving money, which is refunded in a second step', async () => {
    const { id, number, totalCents } = await guestOrder(shop)
    await merchant.call(officeOrderApi.change, { id, from: 'awaiting_payment', to: 'paid' })
    const withdrawn = await merchant.call(officeOrderApi.change, { id, from: 'paid', to: 'withdrawn' })
    expect(withdrawn).toMatchObject({ next: ['refunded'], refunds: [], refundable: { left: totalCents / 100 } })
    expect((await mailAbout(number, 'orderWithdrawn')).data).toMatchObject({ refundedCents: 0 })
    await merchant.call(officeOrderApi.change, { id, from: 'withdrawn', to: 'refunded' })
    expect((await mailAbout(number, 'orderRefunded')).data).toMatchObject({ refundedCents: totalCents })
  })

  it('cannot act on a stale screen: one of two concurrent changes is refused', async () => {
    const { id } = await guestOrder(shop)
    const change = () => merchant.call(officeOrderApi.change, { id, from: 'awaiting_payment', to: 'paid' })
    const outcomes = await Promise.allSettled([change(), change()])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await failureOf(change())).toMatchObject({ status: 409, code: 'ORDER_STATE', data: { status: 'paid' } })
    const none = merchant.call(officeOrderApi.change, { id, from: 'paid', to: 'paid', reason: 'x', tracking: 'TRK-9' })
    expect(await failureOf(none)).toMatchObject({ status: 409, code: 'ORDER_STEP' })
    const leap = merchant.call(officeOrderApi.change, { id, from: 'paid', to: 'delivered' })
    expect(await failureOf(leap)).toMatchObject({ status: 409, code: 'ORDER_STEP', message: expect.stringContaining('korak nije moguć') })
  })

  it('is audited for each change, not for refused ones', async () => {
    const { id } = await guestOrder(shop)
    const reason = 'Kupac je odustao telefonom.'
    await merchant.call(officeOrderApi.change, { id, from: 'awaiting_payment', to: 'cancelled', reason })
    await failureOf(merchant.call(officeOrderApi.change, { id, from: 'awaiting_payment', to: 'paid' }))
    await failureOf(merchant.call(officeOrderApi.change, { id, from: 'cancelled', to: 'delivered' }))
    expect(await audited(id)).toMatchObject([
      {
        actor: `user:${merchant.id}`,
        action: 'order.change',
        // docs/rules/privacy.md#erasure: the reason stands in the history.
        detail: { from: 'awaiting_payment', to: 'cancelled', refundedCents: 0, restock: false },
      },
    ])
  })

  it('needs the scope for orders', async () => {
    const { id } = await guestOrder(shop)
    const [other, shopper] = [await createMerchant('content'), await createUser()]
    for (const caller of [other, shopper]) expect(await failureOf(caller.call(officeOrderApi.get, { id }))).toMatchObject({ status: 403 })
    expect(await failureOf(merchant.call(officeOrderApi.get, { id: 999_999 }))).toMatchObject({ status: 404 })
    const unknown = merchant.send(officeOrderApi.change, { id, from: 'awaiting_payment', to: 'paid', totalCents: 1 })
    expect((await unknown).status).toBe(422)
  })
})
