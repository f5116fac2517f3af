import { and, asc, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { InputOf } from '@/lib/api/endpoint'
import { documentApi } from '@/lib/api/v1/document/document'
import { documentOrderApi } from '@/lib/api/v1/document/order'
import { cartApi } from '@/lib/api/v2/ecommerce/cart'
import { officeOrderApi } from '@/lib/api/v2/ecommerce/order/office'
import { officeDraftApi } from '@/lib/api/v2/ecommerce/order/office/draft'
import { paymentApi } from '@/lib/api/v2/ecommerce/payment'
import { database } from '@/server/db/client'
import { carts } from '@/server/db/schema/cart'
import { consentLog } from '@/server/db/schema/consent'
import { orderLines, orders } from '@/server/db/schema/order'
import { prices, stockItems } from '@/server/db/schema/product'
import { auditLog } from '@/server/db/schema/site'
import { stockMovements } from '@/server/db/schema/stock'
import { guests } from '@/server/db/schema/user'
import { systemContext } from '@/server/core/system-context'
import { protectCodeOf } from '@/server/modules/cart/record/protect-code'
import { cancelExpiredOrders } from '@/server/modules/payment/jobs/release-expired-reservations'
import { createProduct } from '@/tests/support/factories'
import { callAs, failureOf } from '@/tests/support/http/caller'
import { payloadOf, shopPayments } from '@/tests/support/loopback/shop-payments'
import { createMerchant, createUser } from '@/tests/support/users'
import { guestOrder, keyIn, mailAbout } from '../../../../v1/document/support'
import { openPayingShop } from '../../payment/support'
import { createPayment, stockOf } from '../../support'

const { db } = database()
let shop: Awaited<ReturnType<typeof openPayingShop>>
let payments: Awaited<ReturnType<typeof shopPayments>>
let staff: Awaited<ReturnType<typeof createMerchant>>
let merchant: Awaited<ReturnType<typeof createMerchant>>
beforeAll(async () => {
  shop = await openPayingShop()
  payments = await shopPayments()
  staff = await createMerchant('orders')
  merchant = await createMerchant('orders', 'orders.money')
})
afterAll(() => payments.close())

const person = { firstName: 'Iva', lastName: 'Ivić', contactEmail: 'iva@primjer.hr', contactPhone: '+385 91 555 0142' }
const contact = { ...person, country: 'HR', city: 'Split', street: 'Riva', houseNumber: '3', zipCode: '21000' }
type Save = InputOf<typeof officeDraftApi.save>
type Employee = typeof staff

/** A draft of a new product for 20 €, ready to be ordered. */
async function readyDraft(by: Employee, { paymentMethodId = shop.byTransfer.paymentMethodId, ...rest }: Partial<Save> = {}) {
  const { id: productId } = await createProduct({ cents: 1000, stock: 10 })
  const { deliveryMethodId } = shop.byTransfer
  const lines = [{ productId, quantity: 2 }]
  const draft = await by.call(officeDraftApi.save, { lines, contact, deliveryMethodId, paymentMethodId, ...rest })
  return { ...draft, productId }
}

type Placed = Pick<Awaited<ReturnType<typeof readyDraft>>, 'id' | 'version' | 'summary'>
const place = (by: Employee, { id, version, summary }: Placed, key?: string) =>
  by.call(
    officeDraftApi.place,
    { id, version, total: summary.orderTotal, consents: true },
    key === undefined ? {} : { 'idempotency-key': key },
  )

describe('a draft of an order by phone', () => {
  it('is priced by the checkout and says what is missing', async () => {
    const { id: productId } = await createProduct({ cents: 1000, stock: 10 })
    const empty = await staff.call(officeDraftApi.save, { lines: [] })
    expect(empty).toMatchObject({ problem: 'CART_EMPTY', contact: null, deliveryMethods: [] })
    const { id, version } = empty
    const lines = [{ productId, quantity: 2 }]
    const filled = await staff.call(officeDraftApi.save, { id, version, lines })
    expect(filled).toMatchObject({ problem: 'ADDRESS_MISSING', lines: [{ productId, qty: 2, price: 10, shopPrice: 10, total: 20 }] })
    const known = await staff.call(officeDraftApi.save, { id, version: filled.version, lines, contact })
    expect(known).toMatchObject({ problem: 'DELIVERY_MISSING', contact, needsConsents: true })
    const { deliveryMethodId, paymentMethodId } = shop.byTransfer
    expect(known.deliveryMethods).toContainEqual(expect.objectContaining({ id: deliveryMethodId, price: 4.5 }))
    expect(known.paymentMethods).toContainEqual(expect.objectContaining({ id: paymentMethodId, way: 'bankTransfer' }))
    expect(known.paymentMethods).toContainEqual(expect.objectContaining({ id: shop.byPayPal.paymentMethodId, way: 'link' }))
    const ready = await staff.call(officeDraftApi.save, { id, version: known.version, lines, deliveryMethodId, paymentMethodId })
    expect(ready).toMatchObject({ problem: null, summary: { itemsTotal: 20, delivery: 4.5, orderTotal: 24.5 }, contact })
    expect(await stockOf(productId)).toBe(10)
    const listed = await staff.call(officeDraftApi.filter, {})
    expect(listed.countries).toContainEqual({ iso: 'HR', name: 'Hrvatska' })
    expect(listed.records.find((one) => one.id === id)).toMatchObject({ customer: 'Iva Ivić', pieces: 2 })
  })

  it('refuses what the checkout refuses', async () => {
    const { id: productId } = await createProduct({ cents: 1000, stock: 1 })
    const short = await staff.call(officeDraftApi.save, { lines: [{ productId, quantity: 2 }], contact })
    expect(short.lines).toMatchObject([{ available: 1, problem: 'short' }])
    const unknown = staff.call(officeDraftApi.save, { lines: [{ productId: 999_999, quantity: 1 }] })
    expect(await failureOf(unknown)).toMatchObject({ status: 422, fieldErrors: { 'lines.0.productId': ['unknown'] } })
    const abroad = staff.call(officeDraftApi.save, { lines: [], contact: { ...contact, country: 'XX' } })
    expect(await failureOf(abroad)).toMatchObject({ status: 422, fieldErrors: { 'contact.country': ['country'] } })
    const { id: other } = await createProduct({ stock: 3 })
    const elsewhere = await staff.call(officeDraftApi.save, {
      lines: [{ productId: other, quantity: 1 }],
      contact,
      deliveryMethodId: 999_999,
    })
    expect(elsewhere).toMatchObject({ deliveryMethodId: null, problem: 'DELIVERY_MISSING' })
  })

  it('belongs to its staff, and the newer of two windows is kept', async () => {
    const draft = await readyDraft(staff)
    const { id, version } = draft
    expect(await failureOf(merchant.call(officeDraftApi.get, { id }))).toMatchObject({ status: 404 })
    expect(await failureOf(place(merchant, draft))).toMatchObject({ status: 404 })
    const outcomes = await Promise.allSettled([1, 2].map(() => staff.call(officeDraftApi.save, { id, version, lines: [] })))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await failureOf(staff.call(officeDraftApi.save, { id, version, lines: [] }))).toMatchObject({ code: 'STALE_VERSION' })
    expect(await failureOf(place(staff, draft))).toMatchObject({ code: 'STALE_VERSION' })
    await staff.call(officeDraftApi.remove, { id })
    expect(await db.$count(carts, eq(carts.id, id))).toBe(0)
  })

  it('forgets the buyer whose fields were emptied, and keeps a region', async () => {
    const { id, version, productId } = await readyDraft(staff, { contact: { ...contact, region: 'Dalmacija' } })
    const lines = [{ productId, quantity: 1 }]
    const kept = await staff.call(officeDraftApi.save, { id, version, lines })
    expect(kept.contact).toMatchObject({ lastName: 'Ivić', region: 'Dalmacija' })
    const [{ guestId } = { guestId: null }] = await db.select({ guestId: carts.guestId }).from(carts).where(eq(carts.id, id))
    const emptied = await staff.call(officeDraftApi.save, { id, version: kept.version, lines, contact: null })
    expect(emptied).toMatchObject({ contact: null, deliveryMethodId: null, problem: 'ADDRESS_MISSING' })
    expect(await db.$count(guests, eq(guests.id, guestId ?? 0))).toBe(0)
  })

  it('is opened once for one Idempotency-Key, although the answer was lost', async () => {
    const before = await db.$count(carts)
    const open = () => staff.call(officeDraftApi.save, { lines: [], contact }, { 'idempotency-key': 'nacrt-1' })
    const answers = await Promise.all([open(), open()])
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    expect(await db.$count(carts)).toBe(before + 1)
  })

  it('is no abandoned cart of the employee', async () => {
    await readyDraft(staff)
    expect(await staff.call(cartApi.getAbandoned, {})).toBeNull()
  })

  it('is no cart of the shop, even with its secret', async () => {
    const { id: cartId, productId } = await readyDraft(staff)
    const pair = { cartId, protectCode: await protectCodeOf(await systemContext(1), db, cartId) }
    expect(await failureOf(callAs().call(cartApi.addItem, { ...pair, productId, qty: 1 }))).toMatchObject({ code: 'CART_NOT_FOUND' })
    expect(await failureOf(callAs().call(cartApi.clearCart, pair))).toMatchObject({ code: 'CART_NOT_FOUND' })
    expect(await failureOf(callAs().call(cartApi.getCart, pair))).toMatchObject({ code: 'CART_NOT_FOUND' })
    expect((await staff.call(officeDraftApi.get, { id: cartId })).lines).toMatchObject([{ qty: 2 }])
  })

  it('tells no secret when it is refused', async () => {
    const draft = await readyDraft(staff)
    await db.update(stockItems).set({ onHand: 0 }).where(eq(stockItems.productId, draft.productId))
    const { code, data } = await failureOf(place(staff, draft))
    expect(code).toBe('OUT_OF_STOCK')
    expect(JSON.stringify(data)).not.toContain(await protectCodeOf(await systemContext(1), db, draft.id))
  })

  it('finds products by name and SKU, and buyers of earlier orders', async () => {
    const { id: productId } = await createProduct({ cents: 700, stock: 4, name: 'Zeleni čaj iz Šibenika' })
    const [found] = await staff.call(officeDraftApi.findItems, { q: 'zeleni caj iz sib' })
    expect(found).toMatchObject({ productId, price: 7, available: 4, isOrderable: true })
    expect(await staff.call(officeDraftApi.findItems, { q: found?.sku ?? '' })).toMatchObject([{ productId }])
    const { number } = await guestOrder(shop.byTransfer)
    expect(await staff.call(officeDraftApi.findContacts, { q: number })).toMatchObject([
      { firstName: 'Ana', contactEmail: 'ana@primjer.hr', street: 'Kestenova ulica' },
    ])
    const visitor = await createUser()
    expect(await failureOf(visitor.call(officeDraftApi.findContacts, { q: 'ana' }))).toMatchObject({ status: 403 })
  })
})

describe('a price of its own', () => {
  const priced = async (price: number, reason = 'Oštećen omot') => {
    const { id: productId } = await createProduct({ cents: 1000, stock: 10 })
    return { lines: [{ productId, quantity: 2, price, reason }], productId }
  }

  it('needs its right and a reason', async () => {
    const { lines } = await priced(8)
    expect(await failureOf(staff.call(officeDraftApi.save, { lines }))).toMatchObject({ status: 403 })
    const silent = merchant.call(officeDraftApi.save, { lines: lines.map((line) => ({ ...line, reason: '' })) })
    expect(await failureOf(silent)).toMatchObject({ status: 422 })
  })

  it('is what the order costs, with its reason in the timeline and the audit row', async () => {
    const { lines, productId } = await priced(7.5)
    const draft = await readyDraft(merchant, { lines })
    expect(draft).toMatchObject({
      lines: [{ price: 7.5, shopPrice: 10, isPriceOverridden: true, reason: 'Oštećen omot', total: 15 }],
      summary: { itemsTotal: 15, orderTotal: 19.5 },
    })
    const { orderId } = await place(merchant, draft)
    const [line] = await db.select().from(orderLines).where(eq(orderLines.orderId, orderId))
    expect(line).toMatchObject({ unitCents: 750, rowCents: 1500 })
    const { events } = await merchant.call(officeOrderApi.get, { id: orderId })
    expect(events.at(-1)).toMatchObject({ kind: 'phoneOrder', by: { kind: 'office' }, note: 'Oštećen omot' })
    const [entry] = await db.select().from(auditLog).where(eq(auditLog.action, 'order.placeByPhone')).orderBy(desc(auditLog.id)).limit(1)
    expect(entry).toMatchObject({
      actor: `user:${merchant.id}`,
      target: `order:${orderId}`,
      detail: { prices: [{ productId, quantity: 2, cents: 750, reason: 'Oštećen omot' }] },
    })
  })
})

describe('an order by phone', () => {
  it('by bank transfer is placed for the buyer as in the checkout', async () => {
    const draft = await readyDraft(staff)
    const { orderId, number } = await place(staff, draft)
    const [row] = await db.select().from(orders).where(eq(orders.id, orderId))
    expect(row).toMatchObject({ status: 'awaiting_payment', email: 'iva@primjer.hr', userId: null, stockState: 'taken', totalCents: 2450 })
    expect(await stockOf(draft.productId)).toBe(8)
    const sold = and(eq(stockMovements.productId, draft.productId), eq(stockMovements.reason, 'order'))
    expect(await db.select({ actor: stockMovements.actor }).from(stockMovements).where(sold)).toEqual([{ actor: `user:${staff.id}` }])
    expect((await mailAbout(number, 'orderConfirmation')).to).toBe('iva@primjer.hr')
    await expect(mailAbout(number, 'paymentLink')).rejects.toThrow('There is no mail')
    const said = await db.select().from(consentLog).where(eq(consentLog.email, 'iva@primjer.hr')).orderBy(asc(consentLog.id))
    expect(said[0]).toMatchObject({ sourceType: 'phone', status: true })
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
    expect(await failureOf(place(staff, draft))).toMatchObject({ status: 409, code: 'CART_CHANGED', data: { total: 28.5 } })
    expect(await staff.call(officeDraftApi.get, { id: draft.id })).toMatchObject({ problem: 'CHANGED' })
  })

  it('is placed once for a repeated request and for a double click', async () => {
    const draft = await readyDraft(staff)
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => place(staff, draft, 'telefon-1')))
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
    const outcomes = await Promise.allSettled([place(staff, drafts[0]), place(merchant, drafts[1])])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await stockOf(productId)).toBe(0)
  })

  it('of an address with an account is in that account, and its link opens it without signing in', async () => {
    const account = await createUser()
    const paymentMethodId = shop.byPayPal.paymentMethodId
    const draft = await readyDraft(staff, { contact: { ...contact, contactEmail: account.email }, paymentMethodId })
    const { number } = await place(staff, draft)
    const own = await account.call(documentApi.filterWeb, {})
    expect(own.records.map((one) => one.number)).toEqual([number])
    await expect(keyIn(number, 'paymentLink')).resolves.toMatch(/^[\w-]{43}$/)
  })

  it('by cash on delivery waits to be packed', async () => {
    const { id: paymentMethodId } = await createPayment({ kind: 'cashOnDelivery' })
    const { orderId } = await place(staff, await readyDraft(staff, { paymentMethodId }))
    expect(await staff.call(officeOrderApi.get, { id: orderId })).toMatchObject({
      status: 'awaiting_payment',
      next: expect.arrayContaining(['packed']),
    })
  })
})

describe('a payment link', () => {
  const linked = async () => {
    const draft = await readyDraft(staff, { paymentMethodId: shop.byPayPal.paymentMethodId })
    return { ...(await place(staff, draft)), productId: draft.productId }
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
    expect(events.map(({ kind }) => kind)).toEqual(['status', 'phoneOrder', 'paymentLink'])
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
    const transfer = await place(staff, await readyDraft(staff))
    expect(await failureOf(staff.call(officeOrderApi.sendPaymentLink, { id: transfer.orderId }))).toMatchObject({ code: 'ORDER_STATE' })
  })

  it('that is not followed gives the stock back', async () => {
    const { orderId, productId } = await linked()
    await cancelExpiredOrders(() => new Date(Date.now() + 49 * 3_600_000))
    expect(await staff.call(officeOrderApi.get, { id: orderId })).toMatchObject({ status: 'cancelled' })
    expect(await stockOf(productId)).toBe(10)
  })
})
