import { asc, eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, afterAll, expect } from 'vitest'
import type { InputOf } from '@/lib/api/endpoint'
import { officeEditApi } from '@/lib/api/v2/ecommerce/order/office/edit'
import { database } from '@/server/db/client'
import { invoices } from '@/server/db/schema/invoice'
import { orderLines, orders } from '@/server/db/schema/order'
import { orderEdits } from '@/server/db/schema/order-edit'
import { paymentIntents } from '@/server/db/schema/payment'
import { stockItems } from '@/server/db/schema/product'
import { options } from '@/server/db/schema/site'
import { createProduct } from '@/tests/support/factories'
import { payloadOf, shopPayments } from '@/tests/support/loopback/shop-payments'
import { sampleCompany } from '@/tests/support/samples/sample-order'
import { createMerchant } from '@/tests/support/users'
import { become, guestOrder } from '../../../../v1/document/support'
import { chooseAtBank, openPayingShop, reportApproval } from '../../payment/support'
import { order as placeIt, ordersOf, readyCart } from '../../support'

// Modules live on for the worker's next file, which has a database of its own.
const db = () => database().db

type EditingShop = {
  shop: Awaited<ReturnType<typeof openPayingShop>>
  payments: Awaited<ReturnType<typeof shopPayments>>
  merchant: Awaited<ReturnType<typeof createMerchant>>
}
let opened: EditingShop | undefined

/** A shop that issues invoices, its payments and an employee who may move money; for each file of tests. */
export function openEditingShop() {
  beforeAll(async () => {
    opened = { shop: await openPayingShop(), payments: await shopPayments(), merchant: await createMerchant('orders', 'orders.money') }
    await db()
      .insert(options)
      .values({ siteId: 1, key: 'Company', value: sampleCompany })
      .onConflictDoUpdate({ target: [options.siteId, options.key], set: { value: sampleCompany } })
  })
  beforeEach(() => editing().payments.fresh())
  afterAll(() => editing().payments.close())
}

export function editing(): EditingShop {
  if (!opened) throw new Error('The shop is not open.')
  return opened
}

type EditRequest = Omit<InputOf<typeof officeEditApi.preview>, 'id'>
export const preview = (id: number, request: EditRequest = {}) => editing().merchant.call(officeEditApi.preview, { id, ...request })

export async function confirmed(id: number, request: EditRequest, by = editing().merchant) {
  const { version, fingerprint } = await preview(id, request)
  return by.call(officeEditApi.confirm, { id, ...request, version, fingerprint })
}

/** 2 × 10 € with 4,50 € delivery, paid by transfer. */
export async function paidOrder() {
  const book = await createProduct({ cents: 1000, stock: 10 })
  const placed = await guestOrder(editing().shop.byTransfer, { productId: book.id, qty: 2 })
  await become(placed.id, 'paid')
  const [line] = await db().select().from(orderLines).where(eq(orderLines.orderId, placed.id))
  return { ...placed, book, lineId: line?.id ?? 0 }
}

/** The same, paid by card at the bank. */
export async function paidByCard() {
  const { html, ...placed } = await placedAtProvider(editing().shop.byCard)
  await chooseAtBank(editing().payments, { html }, 'approve')
  return paid(placed)
}

/** The same, paid by PayPal. */
export async function paidByPayPal() {
  const { html, ...placed } = await placedAtProvider(editing().shop.byPayPal)
  editing().payments.paypal.approve(payloadOf(html).orderId)
  await reportApproval(placed)
  return paid(placed)
}

async function placedAtProvider(shop: EditingShop['shop']['byCard']) {
  const book = await createProduct({ cents: 1000, stock: 10 })
  const pair = await readyCart(shop, { productId: book.id, qty: 2 })
  const { html, orderSlug: slug } = await placeIt(pair)
  return { html, pair, slug, book }
}

async function paid({ pair, slug, book }: Omit<Awaited<ReturnType<typeof placedAtProvider>>, 'html'>) {
  const [row] = await ordersOf(pair.cartId)
  if (!row) throw new Error('There is no order.')
  const [line] = await db().select().from(orderLines).where(eq(orderLines.orderId, row.id))
  return { ...row, pair, slug, book, lineId: line?.id ?? 0 }
}

export const invoicesOf = (orderId: number) => db().select().from(invoices).where(eq(invoices.orderId, orderId)).orderBy(asc(invoices.id))
export const intentsOf = (orderId: number) =>
  db().select().from(paymentIntents).where(eq(paymentIntents.orderId, orderId)).orderBy(asc(paymentIntents.id))
export const editsOf = (orderId: number) =>
  db().select().from(orderEdits).where(eq(orderEdits.orderId, orderId)).orderBy(asc(orderEdits.id))
export const orderOf = async (id: number) => (await db().select().from(orders).where(eq(orders.id, id)))[0]

/** On hand and reserved. */
export async function stockRowOf(productId: number) {
  const [row] = await db().select().from(stockItems).where(eq(stockItems.productId, productId))
  return [row?.onHand, row?.reserved]
}

/** What the shop holds of an order's payments is what the order costs. */
export async function expectHeld(orderId: number) {
  const { amountCents, refundedCents, state } = paymentIntents
  const [held] = await db()
    .select({ cents: sql<number>`sum(${amountCents} - ${refundedCents}) filter (where ${state} = 'settled')::int` })
    .from(paymentIntents)
    .where(eq(paymentIntents.orderId, orderId))
  expect(held?.cents).toBe((await orderOf(orderId))?.totalCents)
}

export const fewer = ({ lineId }: { lineId: number }) => ({ quantities: [{ lineId, quantity: 1 }] })
export const more = ({ lineId }: { lineId: number }) => ({ quantities: [{ lineId, quantity: 3 }] })
