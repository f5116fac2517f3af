import { asc, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { documentOrderApi } from '@/lib/api/v1/document/order'
import { officeOrderApi } from '@/lib/api/v2/ecommerce/order/office'
import { withdrawalApi } from '@/lib/api/v1/document/withdrawal'
import { app } from '@/server/api/app'
import { database } from '@/server/db/client'
import { withdrawals } from '@/server/db/schema/after-sale'
import { invoices } from '@/server/db/schema/invoice'
import { orderLines } from '@/server/db/schema/order'
import { options } from '@/server/db/schema/site'
import { loadAttachments } from '@/server/modules/mail/delivery/attachments'
import { callAs, failureOf } from '@/tests/support/http/caller'
import { createProduct } from '@/tests/support/factories'
import { pdfPages } from '@/tests/support/pdf-text'
import { createMerchant } from '@/tests/support/users'
import { sampleCompany } from '@/tests/support/samples/sample-order'
import { become, browserOf, guestOrder, mailAbout } from '../../../v1/document/support'
import { cartWith, checkOut, createPayment, openShop, order, ordersOf, visitor, type Shop } from '../support'

const { db } = database()
let shop: Shop
let merchant: Awaited<ReturnType<typeof createMerchant>>
beforeAll(async () => {
  shop = await openShop()
  merchant = await createMerchant('orders', 'orders.money')
  await asSeller(sampleCompany)
})

async function asSeller(value: object) {
  await db
    .insert(options)
    .values({ siteId: 1, key: 'Company', value })
    .onConflictDoUpdate({ target: [options.siteId, options.key], set: { value } })
}

const invoicesOf = (orderId: number) => db.select().from(invoices).where(eq(invoices.orderId, orderId)).orderBy(asc(invoices.id))

async function textAt(url: string) {
  const response = await app.request(url)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/pdf')
  return { text: pdfPages(Buffer.from(await response.arrayBuffer())).join('\n'), name: response.headers.get('content-disposition') }
}

describe('an invoice', () => {
  it('does not bill what was withdrawn from before it was issued', async () => {
    const { id, email, totalCents } = await guestOrder(shop)
    const [line] = await db.select({ id: orderLines.id }).from(orderLines).where(eq(orderLines.orderId, id))
    const lines = [{ lineId: line?.id ?? 0, quantity: 1 }]
    const at = new Date()
    await db.insert(withdrawals).values({ orderId: id, name: 'Ana Marić', email, state: 'accepted', lines, requestedAt: at, decidedAt: at })
    await become(id, 'paid')
    expect(await invoicesOf(id)).toMatchObject([
      { kind: 'invoice', totalCents, isReversed: false },
      { kind: 'credit', totalCents: 1000 },
    ])
  })

  it('is issued when the order is paid, for the buyer, the merchant and the mail', async () => {
    const { id, number, slug, totalCents } = await guestOrder(shop)
    expect(await invoicesOf(id)).toEqual([])
    await become(id, 'paid')
    const [paper] = await invoicesOf(id)
    expect(paper).toMatchObject({ kind: 'invoice', totalCents, isReversed: false })
    expect(paper?.number).toBe(`${paper?.sequence}/WEB/1`)

    const browser = await browserOf(number)
    const { invoices: shown } = await browser.call(documentOrderApi.get, { orderSlug: slug })
    expect(shown).toMatchObject([{ kind: 'invoice', number: paper?.number, total: totalCents / 100 }])
    const invoiceId = shown[0]?.id ?? 0
    const { url } = await browser.call(documentOrderApi.invoice, { orderSlug: slug, invoiceId })
    const { text, name } = await textAt(url)
    expect(text).toContain(`Broj ${paper?.number}`)
    expect(text).toContain(`Narudžba ${number}`)
    expect(name).toContain(`racun-${paper?.year}-${paper?.sequence}-WEB-1.pdf`)

    expect((await textAt((await merchant.call(officeOrderApi.invoice, { id, invoiceId })).url)).text).toBe(text)
    const [attached] = await loadAttachments(db, await mailAbout(number, 'orderPaid'), 'hr')
    expect(pdfPages(attached?.content ?? Buffer.from('')).join('\n')).toBe(text)
  })

  it('cannot be fetched by others or through another order', async () => {
    const [mine, other] = [await guestOrder(shop), await guestOrder(shop)]
    for (const { id } of [mine, other]) await become(id, 'paid')
    const [paper] = await invoicesOf(mine.id)
    const invoiceId = paper?.id ?? 0
    const browser = await browserOf(other.number)
    for (const caller of [visitor, callAs({ headers: { cookie: 'orders=abc' } }), browser])
      expect(await failureOf(caller.call(documentOrderApi.invoice, { orderSlug: mine.slug, invoiceId }))).toMatchObject({ status: 404 })
    expect(await failureOf(browser.call(documentOrderApi.invoice, { orderSlug: other.slug, invoiceId }))).toMatchObject({ status: 404 })
    expect(await failureOf(merchant.call(officeOrderApi.invoice, { id: other.id, invoiceId }))).toMatchObject({ status: 404 })

    const [others] = await invoicesOf(other.id)
    const { url } = await browser.call(documentOrderApi.invoice, { orderSlug: other.slug, invoiceId: others?.id ?? 0 })
    for (const wrong of [url.replace(`/${others?.id}/`, `/${invoiceId}/`), url.slice(0, -3), url.replace(/invoice\/\d+/, 'invoice/x')])
      expect((await app.request(wrong)).status).toBe(404)
  })

  it('bills the fee of files', async () => {
    const payment = await createPayment({ feeCents: 150 })
    const pair = await cartWith({ productId: (await createProduct({ format: 'EProduct', stock: null, cents: 700 })).id })
    await checkOut(pair, { ...shop, paymentMethodId: payment.id }, { isDigital: true })
    await order(pair)
    const [made] = await ordersOf(pair.cartId)
    const id = made?.id ?? 0
    await become(id, 'paid')
    const [paper] = await invoicesOf(id)
    expect(paper).toMatchObject({
      totalCents: 850,
      contents: { lines: [{}, { name: 'Naknada za plaćanje', grossCents: 150, vatCents: 30 }] },
    })
  })

  it('of cash on delivery is issued with the parcel and credited when it is refused', async () => {
    const payment = await createPayment({ kind: 'cashOnDelivery' })
    const { id, number, totalCents } = await guestOrder({ ...shop, paymentMethodId: payment.id })
    await become(id, 'packed')
    expect(await invoicesOf(id)).toEqual([])
    await become(id, 'shipped')
    const [attached] = await loadAttachments(db, await mailAbout(number, 'orderShipped'), 'hr')
    expect(attached?.filename).toMatch(/^racun-/)
    await become(id, 'cancelled')
    expect(await invoicesOf(id)).toMatchObject([
      { kind: 'invoice', isReversed: true, totalCents },
      { kind: 'credit', totalCents },
    ])
    const [credit] = await loadAttachments(db, await mailAbout(number, 'orderCancelled'), 'hr')
    expect(credit?.filename).toMatch(/^storno-/)
  })

  it('bills the payment fee beside the delivery and credits it with the last unit', async () => {
    const { id: paymentMethodId } = await createPayment({ feeCents: 150 })
    const { id: productId } = await createProduct({ cents: 1000 })
    const { id, number, slug, totalCents } = await guestOrder({ ...shop, paymentMethodId }, { productId, qty: 2 })
    await become(id, 'paid')
    const [line] = await db.select().from(orderLines).where(eq(orderLines.orderId, id))
    const browser = await browserOf(number)
    for (const parts of [1, 2]) {
      const lines = [{ lineId: line?.id ?? 0, quantity: 1 }]
      await browser.call(withdrawalApi.create, { orderSlug: slug, name: 'Ana Marić', lines })
      const [request] = (await merchant.call(officeOrderApi.get, { id })).requests
      expect(request?.amount).toBe(parts === 1 ? 10 : 10 + 4.5 + 1.5)
      await merchant.call(officeOrderApi.answerWithdrawal, { id: request?.id ?? 0, accept: true, restock: false })
    }
    const beside = [
      { name: expect.stringContaining('Dostava'), grossCents: 450, vatCents: 90 },
      { name: 'Naknada za plaćanje', grossCents: 150, vatCents: 30 },
    ]
    expect(await invoicesOf(id)).toMatchObject([
      { kind: 'invoice', isReversed: true, totalCents, contents: { lines: [{ quantity: 2 }, ...beside] } },
      { kind: 'credit', totalCents: 1000, contents: { lines: [{ quantity: 1 }] } },
      { kind: 'credit', totalCents: 1600, contents: { lines: [{ quantity: 1 }, ...beside] } },
    ])
  })

  it('bills the fee of a digital order', async () => {
    const { id: paymentMethodId } = await createPayment({ feeCents: 150 })
    const pair = await cartWith({ productId: (await createProduct({ format: 'EProduct', stock: null, cents: 1000 })).id })
    await checkOut(pair, { ...shop, paymentMethodId }, { isDigital: true })
    await order(pair)
    const id = (await ordersOf(pair.cartId))[0]?.id ?? 0
    await become(id, 'paid')
    expect(await invoicesOf(id)).toMatchObject([
      { totalCents: 1150, contents: { lines: [{ grossCents: 1000 }, { name: 'Naknada za plaćanje', vatRate: 25, vatCents: 30 }] } },
    ])
  })

  it('is issued again when a cancelled order is revived', async () => {
    const { id } = await guestOrder(shop)
    for (const to of ['paid', 'cancelled', 'paid', 'refunded'] as const) await become(id, to)
    const papers = await invoicesOf(id)
    expect(papers.map(({ kind, isReversed }) => [kind, isReversed])).toEqual([
      ['invoice', true],
      ['credit', false],
      ['invoice', true],
      ['credit', false],
    ])
    expect(papers.map(({ creditsId }) => creditsId)).toEqual([null, papers[0]?.id, null, papers[2]?.id])
  })

  // docs/rules/payments.md#last-refund
  it('is credited whole by the withdrawal of all that cost money, which ends the order', async () => {
    const [book, gift] = [await createProduct({ cents: 5000, stock: 9 }), await createProduct({ cents: 0, stock: 9 })]
    const { id, slug, number, totalCents } = await guestOrder(shop, { productId: book.id }, { productId: gift.id })
    await become(id, 'paid')
    const [line] = await db.select().from(orderLines).where(eq(orderLines.orderId, id)).orderBy(asc(orderLines.position))
    const lines = [{ lineId: line?.id ?? 0, quantity: 1 }]
    await (await browserOf(number)).call(withdrawalApi.create, { orderSlug: slug, name: 'Ana Marić', lines })
    const [request] = (await merchant.call(officeOrderApi.get, { id })).requests
    await merchant.call(officeOrderApi.answerWithdrawal, { id: request?.id ?? 0, accept: true, restock: false })
    expect(await merchant.call(officeOrderApi.get, { id })).toMatchObject({ status: 'refunded' })
    expect(await invoicesOf(id)).toMatchObject([
      { kind: 'invoice', isReversed: true, totalCents },
      { kind: 'credit', totalCents },
    ])
  })

  it('is credited in part by a withdrawal, and in full by the rest', async () => {
    const { id, number, slug, totalCents } = await guestOrder(shop, {
      productId: (await createProduct({ cents: 1001, stock: 9 })).id,
      qty: 3,
    })
    await become(id, 'paid')
    const [line] = await db.select().from(orderLines).where(eq(orderLines.orderId, id))
    const browser = await browserOf(number)
    for (const qty of [1, 2]) {
      const lines = [{ lineId: line?.id ?? 0, quantity: qty }]
      await browser.call(withdrawalApi.create, { orderSlug: slug, name: 'Ana Marić', lines })
      const [request] = (await merchant.call(officeOrderApi.get, { id })).requests
      await merchant.call(officeOrderApi.answerWithdrawal, { id: request?.id ?? 0, accept: true, restock: false })
    }
    for (const template of ['withdrawalAnswered', 'orderWithdrawn']) {
      const [attached] = await loadAttachments(db, await mailAbout(number, template), 'hr')
      expect(attached?.filename).toMatch(/^storno-/)
    }
    expect(await invoicesOf(id)).toMatchObject([
      { kind: 'invoice', isReversed: true, totalCents },
      { kind: 'credit', totalCents: 1001 },
      { kind: 'credit', totalCents: totalCents - 1001 },
    ])
  })

  it('has unique numbers without gaps under concurrency', async () => {
    const made = []
    for (let n = 0; n < 8; n++) made.push(await guestOrder(shop))
    await Promise.all(made.map(({ id }) => become(id, 'paid')))
    const sequences = (await db.select({ sequence: invoices.sequence }).from(invoices))
      .map(({ sequence }) => sequence)
      .toSorted((a, b) => a - b)
    expect(sequences).toEqual(sequences.map((_, index) => index + 1))
  })

  it('does not change when the company data does', async () => {
    const { id } = await guestOrder(shop)
    await become(id, 'paid')
    const [paper] = await invoicesOf(id)
    const fetched = async () => (await textAt((await merchant.call(officeOrderApi.invoice, { id, invoiceId: paper?.id ?? 0 })).url)).text
    const before = await fetched()
    await asSeller({ ...sampleCompany, street: 'Nova ulica 9', invoicing: undefined })
    expect(await fetched()).toBe(before)

    const { id: later } = await guestOrder(shop)
    await become(later, 'paid')
    expect(await invoicesOf(later)).toEqual([])
    await asSeller(sampleCompany)
  })
})
