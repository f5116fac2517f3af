import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { documentApi } from '@/lib/api/v1/document/document'
import { documentOrderApi } from '@/lib/api/v1/document/order'
import { officeOrderApi } from '@/lib/api/v2/ecommerce/order/office'
import { officeDraftApi } from '@/lib/api/v2/ecommerce/order/office/draft'
import { paymentApi } from '@/lib/api/v2/ecommerce/payment'
import { database } from '@/server/db/client'
import { consentLog } from '@/server/db/schema/consent'
import { orders } from '@/server/db/schema/order'
import { paymentIntents } from '@/server/db/schema/payment'
import { prices } from '@/server/db/schema/product'
import { stockMovements } from '@/server/db/schema/stock'
import { cancelExpiredOrders } from '@/server/modules/payment/jobs/cancel-expired-orders'
import { createProduct } from '@/tests/support/factories'
import { callAs, failureOf } from '@/tests/support/http/caller'
import { payloadOf } from '@/tests/support/loopback/shop-payments'
import { createUser } from '@/tests/support/users'
import { guestOrder, keyIn, mailAbout } from '../../../../v1/document/support'
import { createPayment, stockOf } from '../../support'
import { contact, openPhoneShop, placeDraft, saveDraft, type DraftInput, type PhoneShop } from './draft-support'

const { db } = database()
let shop: PhoneShop['shop']
let payments: PhoneShop['payments']
let staff: PhoneShop['staff']
let merchant: PhoneShop['merchant']
beforeAll(async () => {
  ;({ shop, payments, staff, merchant } = await openPhoneShop())
})
afterAll(() => payments.close())

const readyDraft = (by: PhoneShop['staff'], input?: DraftInput) => saveDraft(shop, by, input)

describe('an order by phone', () => {
  it('by bank transfer is placed for the buyer as in the checkout', async () => {
    const draft = await readyDraft(staff)
    const { orderId, number } = await placeDraft(staff, draft)
    const [row] = await db.select().from(orders).where(eq(orders.id, orderId))
    expect(row).toMatchObject({ status: 'awaiting_payment', email: 'iva@primjer.hr', userId: null, stockState: 'taken', totalCents: 2450 })
    expect(await stockOf(draft.productId)).toBe(8)
    const sold = and(eq(stockMovements.productId, draft.productId), eq(stockMovements.reason, 'order'))
    expect(await db.select({ actor: stockMovements.actor }).from(stockMovements).where(sold)).toEqual([{ actor: `user:${staff.id}` }])
    expect((await mailAbout(number, 'orderConfirmation')).to).toBe('iva@primjer.hr')
    await expect(mailAbout(number, 'paymentLink')).rejects.toThrow('There is no mail')
    const said = await db.select().from(consentLog).where(eq(consentLog.email, 'iva@primjer.hr')).orderBy(asc(consentLog.id))
    expect(said[0]).toMatchObject({ sourceType: 'phone', status: true, cartId: draft.id })
  })

  it('needs the terms to be accepted', async () => {
    const email = 'bez-uvjeta@primjer.hr'
    const { id, version, summary } = await readyDraft(staff, { contact: { ...contact, contactEmail: email } })
    const refused = staff.call(officeDraftApi.place, { id, version, total: summary.orderTotal })
    expect(await failureOf(refused)).toMatchObject({ code: 'CONSENT_REQUIRED' })
    expect(await db.$count(consentLog, eq(consentLog.email, email))).toBe(0)
  })

  it('is refused if its price has changed since it was shown', async () => {
    const draft = await readyDraft(staff)
    const validFrom = new Date(Date.now() - 1000)
    await db.insert(prices).values({ productId: draft.productId, kind: 'retail', cents: 1200, validFrom })
    expect(await failureOf(placeDraft(staff, draft))).toMatchObject({ status: 409, code: 'CART_CHANGED', data: { total: 28.5 } })
    expect(await staff.call(officeDraftApi.get, { id: draft.id })).toMatchObject({ problem: 'CHANGED' })
  })

  it('is placed once for a repeated request and for a double click', async () => {
    const draft = await readyDraft(staff)
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => placeDraft(staff, draft, 'telefon-1')))
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled'])
    expect(await db.$count(orders, eq(orders.cartId, draft.id))).toBe(1)
    expect(await stockOf(draft.productId)).toBe(8)
    const other = staff.call(officeDraftApi.place, { id: draft.id, version: draft.version, total: 1 }, { 'idempotency-key': 'telefon-1' })
    expect(await failureOf(other)).toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' })
  })

  it('sells the last piece once to two employees', async () => {
    const { id: productId } = await createProduct({ cents: 1000, stock: 1 })
    const lines = [{ productId, quantity: 1 }]
    const drafts = [await readyDraft(staff, { lines }), await readyDraft(merchant, { lines })] as const
    const outcomes = await Promise.allSettled([placeDraft(staff, drafts[0]), placeDraft(merchant, drafts[1])])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await stockOf(productId)).toBe(0)
  })

  it('of an address with an account is in that account, and its link opens it without signing in', async () => {
    const account = await createUser()
    const paymentMethodId = shop.byPayPal.paymentMethodId
    const draft = await readyDraft(staff, { contact: { ...contact, contactEmail: account.email }, paymentMethodId })
    const { number } = await placeDraft(staff, draft)
    const own = await account.call(documentApi.filterWeb, {})
    expect(own.records.map((one) => one.number)).toEqual([number])
    await expect(keyIn(number, 'paymentLink')).resolves.toMatch(/^[\w-]{43}$/)
  })

  it('by cash on delivery waits to be packed', async () => {
    const { id: paymentMethodId } = await createPayment({ kind: 'cashOnDelivery' })
    const { orderId } = await placeDraft(staff, await readyDraft(staff, { paymentMethodId }))
    expect(await staff.call(officeOrderApi.get, { id: orderId })).toMatchObject({
      status: 'awaiting_payment',
      next: expect.arrayContaining(['packed']),
    })
  })
})

describe('a payment link', () => {
  const linked = async () => {
    const draft = await readyDraft(staff, { paymentMethodId: shop.byPayPal.paymentMethodId })
    return { ...(await placeDraft(staff, draft)), productId: draft.productId }
  }

  it('opens the order, which is paid there; the stock waits for two days', async () => {
    const { orderId, number } = await linked()
    const [row] = await db.select().from(orders).where(eq(orders.id, orderId))
    expect(row).toMatchObject({ status: 'awaiting_payment', stockState: 'reserved' })
    const days = ((row?.reservedUntil?.getTime() ?? 0) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(1.99)
    expect(await cancelExpiredOrders(() => new Date(Date.now() + 47 * 3_600_000))).toBe(0)
    expect((await mailAbout(number, 'paymentLink')).data).toMatchObject({ number, cents: 2450 })

    const orderSlug = row?.slug ?? ''
    const response = await callAs().send(documentOrderApi.open, { token: await keyIn(number, 'paymentLink') })
    const [cookie = ''] = (response.headers.get('set-cookie') ?? '').split(';')
    const browser = callAs({ headers: { cookie } })
    const methods = await browser.call(paymentApi.retryMethods, { orderSlug })
    expect(methods[0]).toMatchObject({ id: shop.byPayPal.paymentMethodId, total: 24.5 })
    const { html } = await browser.call(paymentApi.retry, { orderSlug })
    expect(payloadOf(html).orderId).toEqual(expect.any(String))
    const { events } = await staff.call(officeOrderApi.get, { id: orderId })
    expect(events.map(({ kind, by }) => [kind, by.kind])).toEqual([
      ['status', 'office'],
      ['phoneOrder', 'office'],
      ['paymentLink', 'office'],
    ])
  })

  it('is mailed again once for one Idempotency-Key, and not for an order that is paid otherwise', async () => {
    const { orderId, number } = await linked()
    const key = { 'idempotency-key': 'poveznica-1' }
    for (const _ of [1, 2]) await staff.call(officeOrderApi.sendPaymentLink, { id: orderId }, key)
    const { events } = await staff.call(officeOrderApi.get, { id: orderId })
    expect(events.filter(({ kind }) => kind === 'paymentLink')).toHaveLength(2)
    expect(number).not.toBe('')
    const { id: byBuyer } = await guestOrder(shop.byPayPal)
    expect(await failureOf(staff.call(officeOrderApi.sendPaymentLink, { id: byBuyer }))).toMatchObject({ status: 409, code: 'ORDER_STATE' })
    const transfer = await placeDraft(staff, await readyDraft(staff))
    expect(await failureOf(staff.call(officeOrderApi.sendPaymentLink, { id: transfer.orderId }))).toMatchObject({ code: 'ORDER_STATE' })
  })

  it('is not mailed while a payment is checked', async () => {
    const { orderId } = await linked()
    await db.update(paymentIntents).set({ state: 'suspect' }).where(eq(paymentIntents.orderId, orderId))
    expect(await failureOf(staff.call(officeOrderApi.sendPaymentLink, { id: orderId }))).toMatchObject({ status: 409, code: 'ORDER_STATE' })
  })

  it('that is not followed gives the stock back', async () => {
    const { orderId, productId } = await linked()
    await cancelExpiredOrders(() => new Date(Date.now() + 49 * 3_600_000))
    expect(await staff.call(officeOrderApi.get, { id: orderId })).toMatchObject({ status: 'cancelled' })
    expect(await stockOf(productId)).toBe(10)
  })
})
