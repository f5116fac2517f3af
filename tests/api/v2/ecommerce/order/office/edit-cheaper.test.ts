import { asc, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { cartApi } from '@/lib/api/v2/ecommerce/cart'
import { officeEditApi } from '@/lib/api/v2/ecommerce/order/office/edit'
import { officeRefundApi } from '@/lib/api/v2/ecommerce/order/office/refund'
import { paymentApi } from '@/lib/api/v2/ecommerce/payment'
import { database } from '@/server/db/client'
import { coupons } from '@/server/db/schema/cart'
import { orderLines } from '@/server/db/schema/order'
import { paymentRefunds } from '@/server/db/schema/payment'
import { sessions } from '@/server/db/schema/user'
import { createProduct } from '@/tests/support/factories'
import { failureOf } from '@/tests/support/http/caller'
import { formOf } from '@/tests/support/loopback/shop-payments'
import { createMerchant } from '@/tests/support/users'
import { movementsOf } from '../../../../v1/stock/support'
import { mailAbout } from '../../../../v1/document/support'
import { chooseAtBank, paymentRecordsOf, runJobs } from '../../payment/support'
import { order as placeIt, ordersOf, readyCart, stockOf, visitor } from '../../support'
import {
  confirmed,
  editing,
  expectHeld,
  fewer,
  intentsOf,
  openEditingShop,
  orderOf,
  paidByCard,
  paidOrder,
  invoicesOf,
  preview,
  stockRowOf,
} from './edit-support'

const { db } = database()
openEditingShop()

describe('an edit that makes a paid order cheaper', () => {
  it('refunds the difference, credits the invoice and issues a new one', async () => {
    const placed = await paidOrder()
    const { id, number, book } = placed
    expect(await preview(id, fewer(placed))).toMatchObject({
      difference: -10,
      money: { kind: 'refund', by: 'hand', amount: 10 },
      invoice: 'replaced',
    })
    const after = await confirmed(id, fewer(placed))
    expect(after).toMatchObject({
      status: 'paid',
      summary: { orderTotal: 14.5 },
      refunds: [{ state: 'manual', amount: 10 }],
      refundable: { left: 14.5 },
    })
    expect(await invoicesOf(id)).toMatchObject([
      { kind: 'invoice', totalCents: 2450, isReversed: true },
      { kind: 'credit', totalCents: 2450 },
      { kind: 'invoice', totalCents: 1450, isReversed: false },
    ])
    expect(await stockOf(book.id)).toBe(9)
    expect((await movementsOf(book.id)).at(-1)).toEqual([1, 'edit'])
    await expectHeld(id)
    const mail = await mailAbout(number, 'orderEdited')
    expect(mail.data).toMatchObject({ money: { kind: 'refund', by: 'hand', cents: 1000 }, invoiceId: after.invoices.at(-1)?.id })
  })

  it('can be edited again, and all that is left can be refunded afterwards', async () => {
    const placed = await paidOrder()
    const { id } = placed
    const other = await createProduct({ cents: 300, stock: 5 })
    await confirmed(id, fewer(placed))
    await confirmed(id, { quantities: [{ lineId: placed.lineId, quantity: 0 }], added: [{ productId: other.id, quantity: 2 }] })
    await expectHeld(id)
    expect((await invoicesOf(id)).filter(({ isReversed, kind }) => kind === 'invoice' && !isReversed)).toMatchObject([{ totalCents: 1050 }])
    const whole = await editing().merchant.call(officeRefundApi.create, { id, amount: 10.5, total: 10.5 })
    expect(whole).toMatchObject({ status: 'refunded' })
    expect((await invoicesOf(id)).every(({ kind, isReversed }) => kind === 'credit' || isReversed)).toBe(true)
  })

  it('refunds through the provider', async () => {
    const placed = await paidByCard()
    const { id, slug } = placed
    await confirmed(id, fewer(placed))
    await runJobs(slug)
    expect((await paymentRecordsOf(slug)).refunds).toMatchObject([
      { key: expect.stringMatching(/^edit\./), amountCents: 1000, state: 'done' },
    ])
    expect(await orderOf(id)).toMatchObject({ status: 'paid', totalCents: 1450 })
  })

  it('asks for a fresh proof', async () => {
    const placed = await paidOrder()
    const colleague = await createMerchant('orders', 'orders.money')
    await db
      .update(sessions)
      .set({ provenAt: new Date(Date.now() - 3_600_000) })
      .where(eq(sessions.userId, colleague.id))
    expect(await failureOf(confirmed(placed.id, fewer(placed), colleague))).toMatchObject({ code: 'PROOF_REQUIRED' })
    expect(await orderOf(placed.id)).toMatchObject({ version: 1, totalCents: 2450 })
    expect(await intentsOf(placed.id)).toMatchObject([{ refundedCents: 0 }])
  })

  it('is refused where pieces or money went back otherwise', async () => {
    const placed = await paidOrder()
    await editing().merchant.call(officeRefundApi.create, { id: placed.id, amount: 1, total: 1 })
    expect(await failureOf(preview(placed.id))).toMatchObject({ status: 409, code: 'ORDER_EDIT_REFUSED', data: { reason: 'RETURNS' } })
    const outside = await paidOrder()
    const [intent] = await intentsOf(outside.id)
    await db.insert(paymentRefunds).values({ intentId: intent?.id ?? 0, key: 'external.x', amountCents: 100, state: 'done' })
    expect(await failureOf(preview(outside.id))).toMatchObject({ code: 'ORDER_EDIT_REFUSED', data: { reason: 'MONEY' } })
  })
})

describe('an edit of an order with a coupon', () => {
  it('keeps the share of each piece and the minimum of the coupon', async () => {
    const [coupon] = await db
      .insert(coupons)
      .values({ siteId: 1, code: 'Izmjena10', kind: 'percent', amount: 10, minTotalCents: 1500 })
      .returning()
    const [book, pen] = [await createProduct({ cents: 999, stock: 10 }), await createProduct({ cents: 500, stock: 10 })]
    const pair = await readyCart(editing().shop.byTransfer, { productId: book.id, qty: 3 }, { productId: pen.id })
    await visitor.call(cartApi.applyCoupon, { ...pair, couponCode: coupon?.code ?? '' })
    await placeIt(pair)
    const [row] = await ordersOf(pair.cartId)
    const id = row?.id ?? 0
    const [books, pens] = await db.select().from(orderLines).where(eq(orderLines.orderId, id)).orderBy(asc(orderLines.position))
    const paidForBooks = (books?.rowCents ?? 0) - (books?.discountCents ?? 0)
    const one = { quantities: [{ lineId: books?.id ?? 0, quantity: 2 }] }
    await confirmed(id, one)
    const [left] = await db.select().from(orderLines).where(eq(orderLines.orderId, id)).orderBy(asc(orderLines.position))
    expect((left?.rowCents ?? 0) - (left?.discountCents ?? 0)).toBe(paidForBooks - Math.floor(paidForBooks / 3))
    expect(await orderOf(id)).toMatchObject({ couponCents: (left?.discountCents ?? 0) + (pens?.discountCents ?? 0), loyaltyCents: 0 })
    expect(await preview(id, { quantities: [{ lineId: books?.id ?? 0, quantity: 0 }] })).toMatchObject({ problem: 'COUPON_MINIMUM' })
  })

  // docs/rules/prices.md#coupon-vouchers
  it('neither reduces a voucher nor counts it for the minimum', async () => {
    const code = 'IzmjenaBon'
    await db.insert(coupons).values({ siteId: 1, code, kind: 'fixed', amount: 400, minTotalCents: 1500 })
    const [book, voucher] = [await createProduct({ cents: 1000, stock: 10 }), await createProduct({ cents: 3000, isVoucher: true })]
    const pair = await readyCart(editing().shop.byTransfer, { productId: voucher.id }, { productId: book.id, qty: 2 })
    await visitor.call(cartApi.applyCoupon, { ...pair, couponCode: code })
    await placeIt(pair)
    const [row] = await ordersOf(pair.cartId)
    const id = row?.id ?? 0
    const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, id)).orderBy(asc(orderLines.position))
    expect(lines.map(({ discountCents }) => discountCents)).toEqual([0, 400])
    expect(await preview(id, { quantities: [{ lineId: lines[1]?.id ?? 0, quantity: 1 }] })).toMatchObject({ problem: 'COUPON_MINIMUM' })
  })
})

describe('an edit of the address of a paid order', () => {
  it('moves no money and leaves the invoice', async () => {
    const placed = await paidOrder()
    const { shipping } = await preview(placed.id)
    if (!shipping) throw new Error('The order has no address.')
    const request = { shipping: { ...shipping, street: 'Nova ulica' } }
    expect(await preview(placed.id, request)).toMatchObject({ difference: 0, money: { kind: 'none' }, invoice: 'unchanged' })
    const after = await confirmed(placed.id, request)
    expect(after).toMatchObject({ shipping: { street: 'Nova ulica' }, billing: { street: 'Kestenova ulica' }, refunds: [] })
    expect(await invoicesOf(placed.id)).toMatchObject([{ kind: 'invoice', isReversed: false }])
  })
})

describe('an edit of an order that waits for a payment at a provider', () => {
  it('gives the payment up and keeps the stock until the buyer pays the new amount', async () => {
    const book = await createProduct({ cents: 1000, stock: 10 })
    const pair = await readyCart(editing().shop.byCard, { productId: book.id, qty: 2 })
    const started = await placeIt(pair)
    const [row] = await ordersOf(pair.cartId)
    const id = row?.id ?? 0
    const [line] = await db.select().from(orderLines).where(eq(orderLines.orderId, id))
    const request = { quantities: [{ lineId: line?.id ?? 0, quantity: 3 }] }
    expect(await preview(id, request)).toMatchObject({ money: { kind: 'due', by: 'provider', amount: 34.5 } })
    expect(await confirmed(id, request)).toMatchObject({ status: 'awaiting_payment', summary: { orderTotal: 34.5 } })
    expect(await stockRowOf(book.id)).toEqual([10, 3])
    expect((await orderOf(id))?.reservedUntil?.getTime()).toBeGreaterThan(Date.now() + 47 * 3_600_000)
    const { html } = await visitor.call(paymentApi.retry, { ...pair, orderSlug: started.orderSlug })
    expect(formOf(html).fields).toMatchObject({ amount: '3450' })
    await chooseAtBank(editing().payments, { html }, 'approve')
    expect((await paymentRecordsOf(started.orderSlug)).states).toEqual(['voided', 'settled'])
    expect(await stockRowOf(book.id)).toEqual([7, 0])
    await expectHeld(id)
  })

  it('keeps the payment when it is refused', async () => {
    const book = await createProduct({ cents: 1000, stock: 10 })
    const pair = await readyCart(editing().shop.byCard, { productId: book.id, qty: 2 })
    const started = await placeIt(pair)
    const [row] = await ordersOf(pair.cartId)
    const id = row?.id ?? 0
    const [line] = await db.select().from(orderLines).where(eq(orderLines.orderId, id))
    const tooMany = { quantities: [{ lineId: line?.id ?? 0, quantity: 12 }] }
    expect(await failureOf(confirmed(id, tooMany))).toMatchObject({ code: 'ORDER_EDIT_REFUSED', data: { reason: 'OUT_OF_STOCK' } })
    expect((await paymentRecordsOf(started.orderSlug)).states).toEqual(['open'])
  })

  it('is refused once its money is there', async () => {
    const book = await createProduct({ cents: 1000, stock: 10 })
    const pair = await readyCart(editing().shop.byCard, { productId: book.id, qty: 2 })
    const started = await placeIt(pair)
    const [row] = await ordersOf(pair.cartId)
    const id = row?.id ?? 0
    const [line] = await db.select().from(orderLines).where(eq(orderLines.orderId, id))
    const request = { quantities: [{ lineId: line?.id ?? 0, quantity: 1 }] }
    const { version, fingerprint } = await preview(id, request)
    await chooseAtBank(editing().payments, started, 'approve')
    const late = editing().merchant.call(officeEditApi.confirm, { id, ...request, version, fingerprint })
    expect(await failureOf(late)).toMatchObject({ status: 409, code: 'ORDER_EDIT_CHANGED' })
    expect(await orderOf(id)).toMatchObject({ status: 'paid', totalCents: 2450, version: 1 })
  })
})
