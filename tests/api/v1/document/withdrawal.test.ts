import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { documentOrderApi } from '@/lib/api/v1/document/order'
import { withdrawalApi } from '@/lib/api/v1/document/withdrawal'
import { officeOrderApi } from '@/lib/api/v2/ecommerce/order/office'
import { database } from '@/server/db/client'
import { withdrawals } from '@/server/db/schema/after-sale'
import { orderEvents, orderLines, orders } from '@/server/db/schema/order'
import { auditLog } from '@/server/db/schema/site'
import { failureOf } from '@/tests/support/http/caller'
import { createProduct } from '@/tests/support/factories'
import { createMerchant } from '@/tests/support/users'
import { openShop, stockOf, visitor, type Shop } from '../../v2/ecommerce/support'
import { become, browserOf, guestOrder, mailAbout } from './support'

let shop: Shop
let merchant: Awaited<ReturnType<typeof createMerchant>>
beforeAll(async () => {
  shop = await openShop()
  merchant = await createMerchant('orders', 'orders.money')
})

const statusesToDelivered = ['paid', 'packed', 'shipped', 'delivered'] as const

/** A guest's order of three books and a bag, delivered unless said otherwise, in the browser that opened it. */
async function delivered({ to: way = statusesToDelivered }: { to?: readonly (typeof statusesToDelivered)[number][] } = {}) {
  const [book, bag] = [await createProduct({ cents: 1000, stock: 10 }), await createProduct({ cents: 500, vatRate: 25, stock: 10 })]
  const order = await guestOrder(shop, { productId: book.id, qty: 3 }, { productId: bag.id })
  for (const to of way) await become(order.id, to)
  const browser = await browserOf(order.number)
  const options = await browser.call(withdrawalApi.options, { orderSlug: order.slug })
  const [first, second] = options.lines
  if (!first || !second) throw new Error('The order has no lines.')
  const withdraw = (...lines: { lineId: number; quantity: number }[]) =>
    browser.call(withdrawalApi.create, { orderSlug: order.slug, name: 'Ana Marić', lines })
  return { order, browser, options, book, bag, first, second, withdraw }
}

const waiting = async (orderId: number) => {
  const [row] = await database().db.select().from(withdrawals).where(eq(withdrawals.orderId, orderId))
  return row?.id ?? 0
}

describe('a withdrawal', () => {
  it('lists lines and period, and confirms date and time', async () => {
    const { order, browser, options, first, withdraw } = await delivered()
    expect(options).toMatchObject({ number: order.number, isOpen: true, email: 'ana@primjer.hr', name: 'Ana Marić', declaredAt: null })
    expect(options.until).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(options.lines).toMatchObject([
      { qty: 3, pieces: 3, reason: null },
      { qty: 1, pieces: 1, reason: null },
    ])
    const receipt = await withdraw({ lineId: first.lineId, quantity: 2 })
    expect(receipt).toMatchObject({ number: order.number, email: 'ana@primjer.hr' })
    expect(await browser.call(withdrawalApi.options, { orderSlug: order.slug })).toMatchObject({ declaredAt: receipt.at })
    const { data, to } = await mailAbout(order.number, 'withdrawalReceived')
    expect(to).toBe('ana@primjer.hr')
    expect(data).toMatchObject({ name: 'Ana Marić', lines: [{ qty: 2 }] })
  })

  it('refuses repeated, unknown and foreign units', async () => {
    const { order, browser, first, second, withdraw } = await delivered()
    const twice = withdraw({ lineId: first.lineId, quantity: 1 }, { lineId: first.lineId, quantity: 1 })
    expect(await failureOf(twice)).toMatchObject({ status: 422, fieldErrors: { lines: ['repeated'] } })
    await withdraw({ lineId: first.lineId, quantity: 2 })
    for (const lines of [
      [{ lineId: first.lineId, quantity: 2 }],
      [
        { lineId: first.lineId, quantity: 1 },
        { lineId: first.lineId, quantity: 1 },
      ],
      [{ lineId: 999_999, quantity: 1 }],
    ])
      expect(await failureOf(withdraw(...lines))).toMatchObject({ status: 422 })
    for (const quantity of [0, -1, 1.5])
      expect(await failureOf(withdraw({ lineId: second.lineId, quantity }))).toMatchObject({ status: 422 })
    const nameless = { orderSlug: order.slug, name: '  ', lines: [{ lineId: second.lineId, quantity: 1 }] }
    expect(await failureOf(browser.call(withdrawalApi.create, nameless))).toMatchObject({ status: 422 })
    expect(await failureOf(visitor.call(withdrawalApi.create, { ...nameless, name: 'Netko' }))).toMatchObject({ status: 404 })
    expect(await failureOf(visitor.call(withdrawalApi.options, { orderSlug: order.slug }))).toMatchObject({ status: 404 })
  })

  it('withdraws once for one Idempotency-Key (docs/rules/after-sale.md#withdrawal-once)', async () => {
    const { order, browser, first } = await delivered()
    const send = (quantity: number) => {
      const input = { orderSlug: order.slug, name: 'Ana Marić', lines: [{ lineId: first.lineId, quantity }] }
      return browser.call(withdrawalApi.create, input, { 'idempotency-key': 'obrazac-1' })
    }
    const receipts = await Promise.all([send(1), send(1)])
    expect(receipts[1]).toEqual(receipts[0])
    expect(await database().db.$count(withdrawals, eq(withdrawals.orderId, order.id))).toBe(1)
    expect(await failureOf(send(2))).toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' })
  })

  it('counts a double click once', async () => {
    const { order, second, withdraw } = await delivered()
    const line = { lineId: second.lineId, quantity: 1 }
    const outcomes = await Promise.allSettled([withdraw(line), withdraw(line), withdraw(line)])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await database().db.$count(withdrawals, eq(withdrawals.orderId, order.id))).toBe(1)
  })

  it('is refused after fourteen days', async () => {
    const { order, first, withdraw } = await delivered()
    const past = new Date(Date.now() - 16 * 86_400_000)
    await database().db.update(orderEvents).set({ at: past }).where(eq(orderEvents.orderId, order.id))
    expect(await failureOf(withdraw({ lineId: first.lineId, quantity: 1 }))).toMatchObject({ status: 409, code: 'WITHDRAWAL_OVER' })
  })

  it('is refused from an order that was cancelled meanwhile, which says so', async () => {
    const { order, browser, first, withdraw } = await delivered({ to: ['paid'] })
    await merchant.call(officeOrderApi.change, { id: order.id, from: 'paid', to: 'cancelled' })
    expect(await failureOf(withdraw({ lineId: first.lineId, quantity: 1 }))).toMatchObject({ status: 409, code: 'ORDER_STATE' })
    expect(await browser.call(withdrawalApi.options, { orderSlug: order.slug })).toMatchObject({ isEnded: true, isOpen: false })
  })

  it('is not opened to a company (docs/rules/after-sale.md#withdrawal-companies)', async () => {
    const { order, browser, first, withdraw } = await delivered()
    const company = { companyName: 'Knjiga d.o.o.', companyOIB: '99007123051' }
    await database()
      .db.update(orders)
      .set({ billing: sql`${orders.billing} || ${JSON.stringify(company)}::jsonb` })
      .where(eq(orders.id, order.id))
    expect(await failureOf(withdraw({ lineId: first.lineId, quantity: 1 }))).toMatchObject({ status: 409, code: 'WITHDRAWAL_COMPANY' })
    const closed = { isOpen: false, until: null }
    expect(await browser.call(withdrawalApi.options, { orderSlug: order.slug })).toMatchObject({ isCompany: true, ...closed })
    expect((await browser.call(documentOrderApi.get, { orderSlug: order.slug })).withdrawal).toMatchObject(closed)
  })

  it.each([
    ['a product', { personalizations: { posveta: 'Za Anu' } }],
    [
      'a part of a bundle',
      {
        bundleOptions: [
          { id: 7, options: {} },
          { id: 8, options: { personalizations: { posveta: 'Za Anu' } } },
        ],
      },
    ],
  ])('excludes %s that is personalised', async (_, chosen) => {
    const { order, browser, first, withdraw } = await delivered()
    const options = { chosen, labels: [] }
    await database().db.update(orderLines).set({ options }).where(eq(orderLines.id, first.lineId))
    const { lines } = await browser.call(withdrawalApi.options, { orderSlug: order.slug })
    expect(lines).toMatchObject([{ pieces: 0, reason: 'personalised' }, { pieces: 1 }])
    expect(await failureOf(withdraw({ lineId: first.lineId, quantity: 1 }))).toMatchObject({ status: 422 })
  })
})

describe('a merchant’s answer', () => {
  it('accepts a part: restock, refund and mail; the order goes on', async () => {
    const { order, book, first, withdraw } = await delivered()
    await withdraw({ lineId: first.lineId, quantity: 2 })
    const id = await waiting(order.id)
    const shown = await merchant.call(officeOrderApi.get, { id: order.id })
    expect(shown.requests).toMatchObject([{ id, state: 'requested', amount: 20 }])
    const after = await merchant.call(officeOrderApi.answerWithdrawal, { id, accept: true, restock: true })
    expect(after).toMatchObject({ status: 'delivered', requests: [{ state: 'accepted' }] })
    expect(await stockOf(book.id)).toBe(9)
    const { data } = await mailAbout(order.number, 'withdrawalAnswered')
    expect(data).toMatchObject({ isAccepted: true, refundedCents: 2000, lines: [{ qty: 2 }] })
    expect(await failureOf(merchant.call(officeOrderApi.answerWithdrawal, { id, accept: true }))).toMatchObject({ status: 409 })
  })

  it('accepts the whole order with its delivery, in parts, each unit once', async () => {
    const { order, book, bag, first, second, withdraw } = await delivered()
    const answer = { accept: true, restock: true }
    await withdraw({ lineId: first.lineId, quantity: 1 })
    await merchant.call(officeOrderApi.answerWithdrawal, { id: await waiting(order.id), ...answer })
    await withdraw({ lineId: first.lineId, quantity: 2 }, { lineId: second.lineId, quantity: 1 })
    const { requests } = await merchant.call(officeOrderApi.get, { id: order.id })
    const [last] = requests
    expect(last?.amount).toBe(order.totalCents / 100 - 10)
    const after = await merchant.call(officeOrderApi.answerWithdrawal, { id: last?.id ?? 0, ...answer })
    expect(after).toMatchObject({ status: 'withdrawn', next: ['refunded'], refundBy: 'hand' })
    expect([await stockOf(book.id), await stockOf(bag.id)]).toEqual([10, 10])
    const [row] = await database().db.select().from(orders).where(eq(orders.id, order.id))
    expect(row?.stockState).toBe('released')
  })

  it('refunds a part once: a later cancellation refunds the rest', async () => {
    const { order, first, withdraw } = await delivered({ to: ['paid'] })
    await withdraw({ lineId: first.lineId, quantity: 1 })
    await merchant.call(officeOrderApi.answerWithdrawal, { id: await waiting(order.id), accept: true })
    await merchant.call(officeOrderApi.change, { id: order.id, from: 'paid', to: 'cancelled' })
    expect((await mailAbout(order.number, 'orderCancelled')).data).toMatchObject({ refundedCents: order.totalCents - 1000 })
  })

  it.each(['cancelled', 'withdrawn', 'refunded'] as const)(
    'is not waited for once the whole order is %s: its money decides',
    async (to) => {
      const { order, browser, first, withdraw } = await delivered({ to: ['paid'] })
      await withdraw({ lineId: first.lineId, quantity: 1 })
      const ended = await merchant.call(officeOrderApi.change, { id: order.id, from: 'paid', to })
      expect(ended.requests).toMatchObject([{ state: 'ended' }])
      const { records } = await merchant.call(officeOrderApi.filter, { view: 'withdrawals', q: order.number })
      expect(records).toEqual([])
      const { withdrawal } = await browser.call(documentOrderApi.get, { orderSlug: order.slug })
      expect(withdrawal.requests).toMatchObject([{ state: 'ended', decidedAt: expect.any(String) }])
      const answer = merchant.call(officeOrderApi.answerWithdrawal, { id: await waiting(order.id), accept: true })
      expect(await failureOf(answer)).toMatchObject({ status: 409, code: 'ORDER_STATE' })
    },
  )

  it('is given by the cancellation’s mail, and is awaited again after a revival', async () => {
    const { order, first, withdraw } = await delivered({ to: ['paid'] })
    await withdraw({ lineId: first.lineId, quantity: 1 })
    await merchant.call(officeOrderApi.change, { id: order.id, from: 'paid', to: 'cancelled' })
    expect((await mailAbout(order.number, 'orderCancelled')).data).toMatchObject({ refundedCents: order.totalCents, endsWithdrawal: true })
    const revived = await merchant.call(officeOrderApi.change, { id: order.id, from: 'cancelled', to: 'paid' })
    expect(revived.requests).toMatchObject([{ state: 'requested' }])
    const { records } = await merchant.call(officeOrderApi.filter, { view: 'withdrawals', q: order.number })
    expect(records).toHaveLength(1)
    const after = await merchant.call(officeOrderApi.answerWithdrawal, { id: await waiting(order.id), accept: true })
    expect(after).toMatchObject({ status: 'paid', requests: [{ state: 'accepted' }] })
  })

  it('may refuse with a reason; the units can be withdrawn from again', async () => {
    const { order, browser, second, withdraw } = await delivered()
    await withdraw({ lineId: second.lineId, quantity: 1 })
    const id = await waiting(order.id)
    expect(await failureOf(merchant.call(officeOrderApi.answerWithdrawal, { id, accept: false, answer: ' ne ' }))).toMatchObject({
      status: 422,
      fieldErrors: { answer: [expect.any(String)] },
    })
    const refused = await merchant.call(officeOrderApi.answerWithdrawal, { id, accept: false, answer: 'Torba je bila nošena.' })
    expect(refused.events.at(-1)).toMatchObject({ kind: 'withdrawalRefused', note: 'Torba je bila nošena.' })
    expect((await mailAbout(order.number, 'withdrawalAnswered')).data).toMatchObject({ isAccepted: false, refundedCents: 0 })
    const { lines, declaredAt } = await browser.call(withdrawalApi.options, { orderSlug: order.slug })
    expect(declaredAt).toBeNull()
    expect(lines[1]).toMatchObject({ pieces: 1 })
    const [said] = await database().db.select().from(auditLog).where(eq(auditLog.action, 'withdrawal.refused'))
    expect(said).toMatchObject({
      actor: `user:${merchant.id}`,
      target: `order:${order.id}`,
      detail: { withdrawal: id, restocked: false },
    })
  })
})
