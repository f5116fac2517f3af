import { desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cartApi } from '@/lib/api/v2/ecommerce/cart'
import { officeOrderApi } from '@/lib/api/v2/ecommerce/order/office'
import { officeDraftApi } from '@/lib/api/v2/ecommerce/order/office/draft'
import { database } from '@/server/db/client'
import { carts } from '@/server/db/schema/cart'
import { orderLines, orders } from '@/server/db/schema/order'
import { stockItems } from '@/server/db/schema/product'
import { auditLog } from '@/server/db/schema/site'
import { guests } from '@/server/db/schema/user'
import { systemContext } from '@/server/core/system-context'
import { protectCodeOf } from '@/server/modules/cart/record/protect-code'
import { createProduct } from '@/tests/support/factories'
import { callAs, failureOf } from '@/tests/support/http/caller'
import { createUser } from '@/tests/support/users'
import { guestOrder } from '../../../../v1/document/support'
import { stockOf } from '../../support'
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

  it('belongs to its staff, and refuses the older of two windows', async () => {
    const draft = await readyDraft(staff)
    const { id, version } = draft
    expect(await failureOf(merchant.call(officeDraftApi.get, { id }))).toMatchObject({ status: 404 })
    expect(await failureOf(placeDraft(merchant, draft))).toMatchObject({ status: 404 })
    const outcomes = await Promise.allSettled([1, 2].map(() => staff.call(officeDraftApi.save, { id, version, lines: [] })))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await failureOf(staff.call(officeDraftApi.save, { id, version, lines: [] }))).toMatchObject({ code: 'STALE_VERSION' })
    expect(await failureOf(placeDraft(staff, draft))).toMatchObject({ code: 'STALE_VERSION' })
    await staff.call(officeDraftApi.remove, { id })
    expect(await db.$count(carts, eq(carts.id, id))).toBe(0)
  })

  it('forgets the buyer whose fields were emptied, and keeps a region', async () => {
    const { id, version, productId } = await readyDraft(staff, { contact: { ...contact, region: 'Dalmacija' } })
    const lines = [{ productId, quantity: 1 }]
    const saved = await staff.call(officeDraftApi.save, { id, version, lines })
    expect(saved.contact).toMatchObject({ lastName: 'Ivić', region: 'Dalmacija' })
    const [{ guestId } = { guestId: null }] = await db.select({ guestId: carts.guestId }).from(carts).where(eq(carts.id, id))
    const emptied = await staff.call(officeDraftApi.save, { id, version: saved.version, lines, contact: null })
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
    const { code, data } = await failureOf(placeDraft(staff, draft))
    expect(code).toBe('OUT_OF_STOCK')
    expect(JSON.stringify(data)).not.toContain(await protectCodeOf(await systemContext(1), db, draft.id))
  })

  it('finds products by name and SKU, and buyers of earlier orders', async () => {
    const { id: productId } = await createProduct({ cents: 700, stock: 4, name: 'Zeleni čaj iz Šibenika' })
    const { records, hasMore } = await staff.call(officeDraftApi.findItems, { q: 'zeleni caj iz sib' })
    const [found] = records
    expect(hasMore).toBe(false)
    expect(found).toMatchObject({ productId, price: 7, available: 4, isOrderable: true })
    expect(await staff.call(officeDraftApi.findItems, { q: found?.sku ?? '' })).toMatchObject({ records: [{ productId }] })
    const { number } = await guestOrder(shop.byTransfer)
    expect(await staff.call(officeDraftApi.findContacts, { q: number })).toMatchObject([
      { firstName: 'Ana', contactEmail: 'ana@primjer.hr', street: 'Kestenova ulica' },
    ])
    // What an earlier order says is shown, also when the rules of addresses refuse it by now.
    const phone = sql`jsonb_set(${orders.billing}, '{contactPhone}', '"zvati navečer"')`
    await db.update(orders).set({ billing: phone }).where(eq(orders.number, number))
    expect(await staff.call(officeDraftApi.findContacts, { q: number })).toMatchObject([{ contactPhone: 'zvati navečer' }])
    for (let n = 0; n < 11; n++) await createProduct({ name: `Suženi pojam ${n}` })
    const first = await staff.call(officeDraftApi.findItems, { q: 'suzeni pojam' })
    expect([first.records.length, first.hasMore]).toEqual([10, true])
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

  it('is what the order costs, with its reason in the timeline and the audit entry', async () => {
    const { lines, productId } = await priced(7.5)
    const draft = await readyDraft(merchant, { lines })
    expect(draft).toMatchObject({
      lines: [{ price: 7.5, shopPrice: 10, isPriceOverridden: true, reason: 'Oštećen omot', total: 15 }],
      summary: { itemsTotal: 15, orderTotal: 19.5 },
    })
    const { orderId } = await placeDraft(merchant, draft)
    const [line] = await db.select().from(orderLines).where(eq(orderLines.orderId, orderId))
    expect(line).toMatchObject({ unitCents: 750, rowCents: 1500 })
    const { events } = await merchant.call(officeOrderApi.get, { id: orderId })
    expect(events.at(-1)).toMatchObject({ kind: 'phoneOrder', by: { kind: 'office' }, note: 'Oštećen omot' })
    const [entry] = await db.select().from(auditLog).where(eq(auditLog.action, 'order.placeByPhone')).orderBy(desc(auditLog.id)).limit(1)
    expect(entry).toMatchObject({
      actor: `user:${merchant.id}`,
      target: `order:${orderId}`,
      detail: { prices: [{ productId, quantity: 2, cents: 750 }] },
    })
    expect(JSON.stringify(entry)).not.toContain('Oštećen omot')
  })
})
