import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { orderApi } from '@/lib/api/v2/ecommerce/order'
import { database } from '@/server/db/client'
import { orders } from '@/server/db/schema/order'
import { sweepPayments } from '@/server/modules/payment/jobs/payment-jobs'
import { failureOf } from '@/tests/support/http/caller'
import { setEnglish } from '@/tests/support/languages'
import { formOf, shopPayments } from '@/tests/support/loopback/shop-payments'
import { order, readyCart, stockOf, visitor } from '../support'
import { createProduct } from '@/tests/support/factories'
import { mailAbout } from '../../../v1/document/support'
import {
  chooseAtBank,
  failurePath,
  successPath,
  paymentRecordsOf,
  followRedirect,
  openPayingShop,
  placeOrder,
  retry,
  runJobs,
  postWebhook,
  type PlacedOrder,
} from './support'

let shop: Awaited<ReturnType<typeof openPayingShop>>
let payments: Awaited<ReturnType<typeof shopPayments>>
beforeAll(async () => {
  shop = await openPayingShop()
  payments = await shopPayments()
})
beforeEach(() => {
  payments.fresh()
  Object.assign(payments.bank.state, { isDown: false, tamper: (answer: Record<string, unknown>) => answer, webhooks: [], time: Date.now() })
})
afterAll(() => payments.close())

describe('an order paid on the bank’s page', () => {
  it('is written, reserved and unpaid before the shopper leaves with a signed form', async () => {
    const one = await placeOrder(shop.byCard)
    const form = formOf(one.html)
    const { order: row, intents } = await paymentRecordsOf(one.slug)
    expect(form).toMatchObject({ action: expect.stringContaining('https://banka.example'), method: 'POST' })
    expect(form.fields).toMatchObject({ order: one.slug, amount: String(row.totalCents), currency: 'EUR', number: row.number })
    expect(form.fields.notice_url).toMatch(/\/api\/v2\/ecommerce\/payment\/notice\/hostedForm$/)
    expect(row).toMatchObject({ status: 'awaiting_payment', stockState: 'reserved' })
    expect(intents).toMatchObject([
      { provider: 'hostedForm', state: 'open', amountCents: row.totalCents, providerReference: form.fields.reference },
    ])
    expect(intents[0]?.nextCheckAt).not.toBeNull()
  })

  it('is paid once by the signed return, however often it is opened', async () => {
    const one = await placeOrder(shop.byCard, { stock: 3 })
    const { address, status, location } = await chooseAtBank(payments, one, 'approve')
    expect([status, location]).toEqual([303, successPath(one.slug)])
    for (let i = 0; i < 3; i++) expect(await followRedirect(address ?? '')).toMatchObject({ location: successPath(one.slug) })
    const books = await paymentRecordsOf(one.slug)
    expect(books.statuses).toEqual(['awaiting_payment', 'paid'])
    expect(books.states).toEqual(['settled'])
    expect(books.order).toMatchObject({ status: 'paid', stockState: 'taken', reservedUntil: null })
    expect(await stockOf(one.productId)).toBe(2)
  })

  it('awaits payment after a decline, and another intent pays it', async () => {
    const one = await placeOrder(shop.byCard)
    expect(await chooseAtBank(payments, one, 'decline')).toMatchObject({ location: failurePath(one.slug) })
    expect(await paymentRecordsOf(one.slug)).toMatchObject({ order: { status: 'awaiting_payment' }, states: ['failed'] })
    const { html, orderSlug } = await retry(one)
    expect(orderSlug).toBe(one.slug)
    expect(formOf(html).fields.reference).not.toBe(formOf(one.html).fields.reference)
    expect(await chooseAtBank(payments, { html }, 'approve')).toMatchObject({ location: successPath(one.slug) })
    expect(await paymentRecordsOf(one.slug)).toMatchObject({ order: { status: 'paid' }, states: ['failed', 'settled'] })
    expect(await retry(one)).toEqual({ html: '', orderSlug: one.slug })
  })

  it('continues with the same payment until the shopper decides; cancelling leads to the failure page', async () => {
    const one = await placeOrder(shop.byCard)
    const again = await retry(one)
    expect(again.html).toBe(one.html)
    expect(await chooseAtBank(payments, one, 'cancel')).toMatchObject({ location: `${failurePath(one.slug)}&reason=cancelled` })
  })

  it('with a lost return is paid by the webhook, which may repeat', async () => {
    const one = await placeOrder(shop.byCard)
    await chooseAtBank(payments, one, 'lostReturn')
    await expect.poll(() => payments.bank.state.webhooks.length).toBe(1)
    const [{ body = '', headers = {} } = {}] = payments.bank.state.webhooks
    const answers = await Promise.all(Array.from({ length: 30 }, async () => postWebhook('hostedForm', { body, headers })))
    expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(204))
    const { intents } = await paymentRecordsOf(one.slug)
    const jobs = await database()
      .sql`select data from pgboss.job where name = 'payment' and (data ->> 'intentId')::int = ${intents[0]?.id ?? 0}`
    expect(jobs).toHaveLength(1)
    await runJobs(one.slug)
    expect(await paymentRecordsOf(one.slug)).toMatchObject({ order: { status: 'paid' }, statuses: ['awaiting_payment', 'paid'] })
  })

  it('with a lost return and a lost webhook is paid by the sweep', async () => {
    const one = await placeOrder(shop.byCard)
    await chooseAtBank(payments, one, 'lostReturn', { silent: 'yes' })
    await sweepPayments(new Date(Date.now() + 30_000))
    expect((await paymentRecordsOf(one.slug)).states).toEqual(['open'])
    await sweepPayments(new Date(Date.now() + 61_000))
    expect(await paymentRecordsOf(one.slug)).toMatchObject({ order: { status: 'paid' }, states: ['settled'] })
    expect((await paymentRecordsOf(one.slug)).intents).toMatchObject([{ nextCheckAt: null }])
  })

  it('of a slow bank shows the success page first and is paid later', async () => {
    const one = await placeOrder(shop.byCard)
    expect(await chooseAtBank(payments, one, 'slow', { silent: 'yes' })).toMatchObject({ location: successPath(one.slug) })
    expect((await paymentRecordsOf(one.slug)).order.status).toBe('awaiting_payment')
    payments.bank.state.time += 10_001
    await runJobs(one.slug)
    expect((await paymentRecordsOf(one.slug)).order.status).toBe('paid')
  })

  it('returns to the URLs given at order/create', async () => {
    const pair = await readyCart(shop.byCard, { productId: (await createProduct()).id })
    const wish = { successURL: '/hvala?izvor=1#vrh', failureURL: '/kosarica' }
    const { html, orderSlug } = await visitor.call(orderApi.create, { ...pair, ...wish })
    expect(await chooseAtBank(payments, { html }, 'approve')).toMatchObject({ location: `/hvala?izvor=1&orderSlug=${orderSlug}#vrh` })
  })
})

// docs/rules/payments.md#return-outcome
it('leads back to the shop’s pages in the language of the order', async () => {
  const languageId = await setEnglish(true)
  try {
    for (const [choice, path] of [
      ['approve', '/en/checkout/success'],
      ['decline', '/en/checkout/failure'],
    ] as const) {
      const one = await placeOrder(shop.byCard)
      await database().db.update(orders).set({ languageId }).where(eq(orders.slug, one.slug))
      expect((await chooseAtBank(payments, one, choice)).location).toBe(`${path}?orderSlug=${one.slug}`)
    }
  } finally {
    await setEnglish(false)
  }
})

describe('an untrusted message', () => {
  it('without the bank’s signature changes nothing', async () => {
    const one = await placeOrder(shop.byCard)
    const { address } = await chooseAtBank(payments, one, 'lostReturn', { silent: 'yes' })
    expect(address).toBeNull()
    const reference = formOf(one.html).fields.reference ?? ''
    const forged = `/api/v2/ecommerce/payment/return/hostedForm?merchant=lampa&reference=${encodeURIComponent(reference)}&outcome=approved&signature=00`
    expect(await followRedirect(forged)).toEqual({ status: 303, location: '/checkout/failure' })
    const body = JSON.stringify({ id: 'x', reference })
    expect((await postWebhook('hostedForm', { body, headers: { 'content-type': 'application/json' } })).status).toBe(400)
    expect((await postWebhook('nikad-cuo', { body, headers: {} })).status).toBe(404)
    expect((await postWebhook('hostedForm', { body: 'x'.repeat(300_000), headers: {} })).status).toBe(413)
    expect((await paymentRecordsOf(one.slug)).states).toEqual(['open'])
  })

  it.each<[string, Record<string, unknown>]>([
    ['another amount', { amount: 1 }],
    ['another currency', { currency: 'HRK' }],
    ['another account', { merchant: 'susjed' }],
    ['another order', { order: 'tudja' }],
  ])('with %s makes the payment suspect', async (_, lie) => {
    const one = await placeOrder(shop.byCard)
    payments.bank.state.tamper = (answer) => ({ ...answer, ...lie })
    expect(await chooseAtBank(payments, one, 'approve')).toMatchObject({ location: successPath(one.slug) })
    const books = await paymentRecordsOf(one.slug)
    expect(books).toMatchObject({ order: { status: 'awaiting_payment' }, states: ['suspect'] })
    expect(books.intents[0]?.detail.mismatch).toBeDefined()
    const audits = await database()
      .sql`select action from audit_log where target = ${`order:${books.order.id}`} and action = 'payment.mismatch'`
    expect(audits).toHaveLength(1)
    // It stays suspect after a correct answer, and the shopper is not asked to pay again.
    payments.bank.state.tamper = (answer) => answer
    await runJobs(one.slug)
    expect((await paymentRecordsOf(one.slug)).states).toEqual(['suspect'])
    expect(await retry(one)).toEqual({ html: '', orderSlug: one.slug })
  })
})

describe('late money', () => {
  it('revives a cancelled order while its stock is available', async () => {
    const one = await placeOrder(shop.byCard, { stock: 1 })
    await giveUp(one, 'shop')
    expect(await chooseAtBank(payments, one, 'approve')).toMatchObject({ location: successPath(one.slug) })
    expect(await paymentRecordsOf(one.slug)).toMatchObject({
      order: { status: 'paid', stockState: 'taken' },
      statuses: ['awaiting_payment', 'cancelled', 'paid'],
    })
    expect(await stockOf(one.productId)).toBe(0)
  })

  it('is refunded if the stock is sold', async () => {
    const one = await placeOrder(shop.byCard, { stock: 1 })
    await giveUp(one, 'shop')
    await order(await readyCart(shop.byTransfer, { productId: one.productId }))
    expect(await chooseAtBank(payments, one, 'approve')).toMatchObject({ location: failurePath(one.slug) })
    const books = await paymentRecordsOf(one.slug)
    expect(books).toMatchObject({
      order: { status: 'cancelled', stockState: 'released' },
      states: ['refunded'],
      refunds: [{ key: 'surplus', amountCents: books.order.totalCents, state: 'done' }],
    })
    const { data } = await mailAbout(books.order.number, 'orderRefunded')
    expect(data).toMatchObject({ refundedCents: books.order.totalCents, reason: 'Plaćanje je stiglo nakon što je narudžba otkazana.' })
  })

  it('is refunded with a reason in the language of the order', async () => {
    const languageId = await setEnglish(true)
    try {
      const one = await placeOrder(shop.byCard, { stock: 1 })
      await database().db.update(orders).set({ languageId }).where(eq(orders.slug, one.slug))
      await giveUp(one, 'shop')
      await order(await readyCart(shop.byTransfer, { productId: one.productId }))
      await chooseAtBank(payments, one, 'approve')
      const books = await paymentRecordsOf(one.slug)
      const { data } = await mailAbout(books.order.number, 'orderRefunded')
      expect(data).toMatchObject({ reason: 'The payment arrived after the order had been cancelled.' })
    } finally {
      await setEnglish(false)
    }
  })

  it('is refunded if a person had cancelled the order', async () => {
    const one = await placeOrder(shop.byCard)
    await giveUp(one, 'user:1')
    await chooseAtBank(payments, one, 'approve')
    expect(await paymentRecordsOf(one.slug)).toMatchObject({ order: { status: 'cancelled' }, states: ['refunded'] })
  })

  it('is prevented by voiding the open payment of a cancelled order', async () => {
    const one = await placeOrder(shop.byCard)
    await payments.bank.post(formOf(one.html))
    await giveUp(one, 'shop')
    await runJobs(one.slug)
    expect((await paymentRecordsOf(one.slug)).states).toEqual(['voided'])
    const answer = await payments.bank.press(formOf(one.html).fields.reference ?? '', 'approve')
    expect(await followRedirect(answer.headers.get('location') ?? '')).toMatchObject({ location: failurePath(one.slug) })
    expect((await paymentRecordsOf(one.slug)).order.status).toBe('cancelled')
  })

  async function giveUp({ slug }: PlacedOrder, actor: string) {
    const [{ transitionOrder }, { systemContext: shopContext }, { inTransaction }] = await Promise.all([
      import('@/server/modules/order/lifecycle/transition-order'),
      import('@/server/core/system-context'),
      import('@/server/core/transaction'),
    ])
    const { order: row } = await paymentRecordsOf(slug)
    const ctx = await shopContext(1)
    await inTransaction(ctx, (tx) => transitionOrder(ctx, tx, { orderId: row.id, to: 'cancelled', actor }))
  }
})

describe('an unavailable bank', () => {
  it('leads to the success page, and the sweep settles later', async () => {
    const one = await placeOrder(shop.byCard)
    payments.bank.state.isDown = true
    const form = formOf(one.html)
    await payments.bank.post(form)
    const answer = await payments.bank.press(form.fields.reference ?? '', 'approve')
    expect(await followRedirect(answer.headers.get('location') ?? '')).toMatchObject({ location: successPath(one.slug) })
    await sweepPayments(new Date(Date.now() + 61_000))
    expect((await paymentRecordsOf(one.slug)).states).toEqual(['open'])
    payments.bank.state.isDown = false
    await sweepPayments(new Date(Date.now() + 240_000))
    expect((await paymentRecordsOf(one.slug)).order.status).toBe('paid')
  })

  it('starts no other payment while the first is unknown', async () => {
    const one = await placeOrder(shop.byCard)
    payments.bank.state.isDown = true
    expect(await failureOf(retry(one))).toMatchObject({ status: 503, code: 'PAYMENT_UNAVAILABLE', data: { orderSlug: one.slug } })
    expect((await paymentRecordsOf(one.slug)).states).toEqual(['open'])
  })
})
