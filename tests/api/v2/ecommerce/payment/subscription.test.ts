import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { documentOrderApi } from '@/lib/api/v1/document/order'
import { productApi } from '@/lib/api/v1/product/web'
import { paymentApi } from '@/lib/api/v2/ecommerce/payment'
import { offline } from '@/server/adapters/payment/offline'
import { replaceProviders } from '@/server/adapters/payment/registry/providers'
import { caches } from '@/server/core/cache/registry.mjs'
import { invalidationChannel } from '@/server/core/cache/publish-invalidations'
import { database } from '@/server/db/client'
import { paymentMethods } from '@/server/db/schema/methods'
import { cancelExpiredOrders } from '@/server/modules/payment/jobs/cancel-expired-orders'
import { startPayment } from '@/server/modules/payment/start/start-payment'
import { systemContext } from '@/server/core/system-context'
import { failureOf } from '@/tests/support/http/caller'
import { createProduct } from '@/tests/support/factories'
import { createUser } from '@/tests/support/users'
import { payloadOf, shopPayments } from '@/tests/support/loopback/shop-payments'
import { mailAbout } from '../../../v1/document/support'
import { cartWith, checkOut, newCart, order, readyCart, visitor, type CartRef } from '../support'
import { cartApi } from '@/lib/api/v2/ecommerce/cart'
import { createBox, subscribedIn, type BoxWish } from './subscription-support'
import { paymentRecordsOf, openPayingShop, reportApproval, retry, runJobs } from './support'

let shop: Awaited<ReturnType<typeof openPayingShop>>
let payments: Awaited<ReturnType<typeof shopPayments>>
beforeAll(async () => {
  shop = await openPayingShop()
  payments = await shopPayments()
})
const honest = { delayMs: 0, captureStatus: 'COMPLETED', captureIssue: null, refundStatus: 'COMPLETED' }
beforeEach(() => {
  payments.fresh()
  Object.assign(payments.paypal.faults, honest, { losesAnswer: () => false, status: () => undefined, tamper: (told: unknown) => told })
})
afterAll(() => payments.close())

const subscribed = (wish?: BoxWish) => subscribedIn({ shop, payments }, wish)

async function itemIdsOf(pair: CartRef) {
  const { items } = await visitor.call(cartApi.getCart, pair)
  return items.map(({ itemId }) => itemId)
}

const success = (slug: string) => `/naplata/uspjesna?orderSlug=${slug}`

describe('a subscription', () => {
  it('alone in the cart is created at PayPal and paid by its first charge', async () => {
    const one = await subscribed()
    const payload = payloadOf(one.html)
    expect(payload).toMatchObject({ isSubscription: true, plan_id: 'P-1', quantity: 1, total: 15 })
    expect(await failureOf(reportApproval(one))).toMatchObject({ code: 'PAYMENT_OPEN' })
    payments.paypal.subscribe(payload.orderId, { currency_code: 'EUR', value: '15.00' })
    expect(await reportApproval(one)).toEqual({ url: success(one.slug) })
    expect(await paymentRecordsOf(one.slug)).toMatchObject({ states: ['settled'], order: { status: 'paid' } })
  })

  // docs/rules/catalog.md#subscription-plans
  it('of a variant has the plan of its configurable product', async () => {
    const one = await subscribed({ isVariant: true })
    expect(payloadOf(one.html)).toMatchObject({ isSubscription: true, plan_id: 'P-1', total: 15 })
    payments.paypal.subscribe(payloadOf(one.html).orderId, { currency_code: 'EUR', value: '15.00' })
    expect(await reportApproval(one)).toEqual({ url: success(one.slug) })
    expect(await paymentRecordsOf(one.slug)).toMatchObject({ states: ['settled'], order: { status: 'paid' } })
  })

  it('is chosen for a variant where its page offers it', async () => {
    const { box } = await createBox({ isVariant: true })
    expect(await failureOf(cartWith({ productId: box.id }))).toMatchObject({ status: 422, code: 'CONFIGURATION_NOT_SET' })
  })

  it('that is not charged yet leads to the success page and stays open', async () => {
    const one = await subscribed({ stock: 5 })
    payments.paypal.activate(payloadOf(one.html).orderId)
    expect(await reportApproval(one)).toEqual({ url: success(one.slug) })
    await cancelExpiredOrders(() => new Date(Date.now() + 16 * 60_000))
    expect(await paymentRecordsOf(one.slug)).toMatchObject({
      order: { status: 'awaiting_payment', stockState: 'reserved' },
      states: ['open'],
    })
    payments.paypal.subscribe(payloadOf(one.html).orderId, { currency_code: 'EUR', value: '15.00' })
    await runJobs(one.slug)
    expect(await paymentRecordsOf(one.slug)).toMatchObject({ order: { status: 'paid' }, states: ['settled'] })
  })

  it('creates its plan at PayPal with its first order, once', async () => {
    const one = payloadOf((await subscribed({ providerPlanId: null, qty: 2 })).html)
    expect(one).toMatchObject({ isSubscription: true, quantity: 2, total: 30 })
    expect(payments.paypal.plans.get(one.plan_id)).toMatchObject({ price: { value: '15.00' } })
    expect(await database().sql`select id from subscription_plans where provider_plan_id = ${one.plan_id}`).toHaveLength(1)
    payments.paypal.subscribe(one.orderId, { currency_code: 'EUR', value: '30.00' })
  })

  it('is created at the retry if PayPal did not answer', async () => {
    payments.paypal.faults.status = (call) => (call.endsWith('/billing/plans') ? 503 : undefined)
    const failed = await failureOf(subscribed({ providerPlanId: null }))
    expect(failed).toMatchObject({ code: 'PAYMENT_UNAVAILABLE' })
    payments.paypal.faults.status = () => undefined
    const { intents } = await paymentRecordsOf(String(failed.data.orderSlug))
    expect(intents).toMatchObject([{ state: 'open', subscription: { planId: '' } }])
    const html = await startPayment(await systemContext(1), intents[0]?.orderId ?? 0)
    expect(payloadOf(html)).toMatchObject({ isSubscription: true, plan_id: expect.stringContaining('P-MADE') })
  })

  it('is bought alone, whichever is added first', async () => {
    const { box, planId: customPriceOption } = await createBox()
    const other = await createProduct()
    const [first, second] = [{ productId: box.id, options: { customPriceOption } }, { productId: other.id }]
    for (const [one, two] of [
      [first, second],
      [second, first],
    ] as const) {
      const pair = await newCart()
      await visitor.call(cartApi.addItem, { ...pair, ...one })
      expect(await failureOf(visitor.call(cartApi.addItem, { ...pair, ...two }))).toMatchObject({ code: 'SUBSCRIPTION_ALONE' })
    }
  })

  it('cannot replace a line beside others', async () => {
    const [book, other] = [await createProduct(), await createProduct()]
    const { box, planId: customPriceOption } = await createBox()
    const pair = await cartWith({ productId: book.id }, { productId: other.id })
    const [first, second] = await itemIdsOf(pair)
    const change = { ...pair, itemId: first ?? 0, productId: box.id, qty: 1, options: { customPriceOption } }
    expect(await failureOf(visitor.call(cartApi.updateItem, change))).toMatchObject({ code: 'SUBSCRIPTION_ALONE' })
    await visitor.call(cartApi.deleteItem, { ...pair, itemId: second ?? 0 })
    expect((await visitor.call(cartApi.updateItem, change)).items).toMatchObject([{ productId: box.id, problem: null }])
  })

  it('merged beside another line at sign-in keeps its price and cannot be ordered', async () => {
    const user = await createUser()
    const { box, planId: customPriceOption } = await createBox()
    const left = await user.call(cartApi.getNewCartSession, {})
    await user.call(cartApi.addItem, { ...left, productId: box.id, options: { customPriceOption } })
    const here = await cartWith({ productId: (await createProduct()).id })
    const both = await user.call(cartApi.mergeCarts, { ...here, into: left })
    expect(both.items).toMatchObject([{ problem: 'alone', prices: { converted: { finalPrice: 15 } } }, { problem: null }])
    await checkOut(left, shop.byCard)
    expect(await failureOf(order(left))).toMatchObject({ code: 'SUBSCRIPTION_ALONE' })
    const itemId = both.items[1]?.itemId ?? 0
    const more = user.call(cartApi.updateItem, { ...left, itemId, qty: 2 })
    expect(await failureOf(more)).toMatchObject({ code: 'SUBSCRIPTION_ALONE' })
    const { items } = await user.call(cartApi.deleteItem, { ...left, itemId })
    expect(items).toMatchObject([{ problem: null, previousPrice: null }])
  })

  it('is the reason why an earlier order cannot be reordered beside it', async () => {
    const user = await createUser()
    const { orderSlug } = await order(await readyCart({ ...shop, ...shop.byCard }, { productId: (await createProduct()).id }))
    await database().sql`update orders set user_id = ${user.id} where slug = ${orderSlug}`
    const { box, planId: customPriceOption } = await createBox()
    const pair = await newCart()
    await visitor.call(cartApi.addItem, { ...pair, productId: box.id, options: { customPriceOption } })
    expect(await failureOf(user.call(documentOrderApi.reorder, { orderSlug, ...pair }))).toMatchObject({ code: 'SUBSCRIPTION_ALONE' })
  })

  it('can only be paid by PayPal', async () => {
    const { box, planId: customPriceOption } = await createBox()
    const pair = await newCart()
    await visitor.call(cartApi.addItem, { ...pair, productId: box.id, options: { customPriceOption } })
    const methods = await visitor.call(paymentApi.getApplicablePaymentMethods, pair)
    expect(methods.map(({ paymentType }) => paymentType)).toEqual(['PAYPAL'])
    expect(await failureOf(checkOut(pair, shop.byCard))).toMatchObject({ code: 'PAYMENT_NOT_FOUND' })
  })

  it('is not offered without PayPal; its product is bought once at its own price', async () => {
    const { box, planId: customPriceOption } = await createBox({ cents: 1800 })
    const pair = await newCart()
    await visitor.call(cartApi.addItem, { ...pair, productId: box.id, options: { customPriceOption } })
    replaceProviders([offline('bankTransfer')])
    expect(await visitor.call(productApi.get, { slug: box.slug })).toMatchObject({
      subscriptionPlans: [],
      isSoldOnce: true,
      needsChoice: false,
      finalPrice: 18,
    })
    expect((await visitor.call(cartApi.getCart, pair)).items).toMatchObject([{ problem: 'unavailable' }])
    const refused = visitor.call(cartApi.addItem, { ...(await newCart()), productId: box.id, options: { customPriceOption } })
    expect(await failureOf(refused)).toMatchObject({ code: 'VALIDATION' })
    const cart = await visitor.call(cartApi.addItem, { ...(await newCart()), productId: box.id })
    expect(cart.summary.itemsTotal).toBe(18)
  })

  it.each<[string, BoxWish]>([
    ['costs otherwise', { price: '99.00' }],
    ['is closed', { planStatus: 'INACTIVE' }],
    ['is not there, as in an account that took the place of another', { providerPlanId: 'P-OF-ANOTHER-ACCOUNT' }],
  ])('whose plan at PayPal %s gets another plan, once', async (_, plan) => {
    const one = payloadOf((await subscribed(plan)).html)
    expect(one).toMatchObject({ isSubscription: true, plan_id: expect.stringContaining('P-MADE') })
    expect(payments.paypal.plans.get(one.plan_id)).toMatchObject({ status: 'ACTIVE', price: { value: '15.00' } })
    expect(await database().sql`select id from subscription_plans where provider_plan_id = ${one.plan_id}`).toHaveLength(1)
  })

  it('is paid as ordered, also if its plan is gone or has another price', async () => {
    payments.paypal.faults.status = (call) => (call.endsWith('/billing/plans') ? 503 : undefined)
    const [gone, dearer] = [await failureOf(subscribed({ providerPlanId: null })), await failureOf(subscribed({ providerPlanId: null }))]
    payments.paypal.faults.status = () => undefined
    const [first, second] = await database().sql`select id from subscription_plans order by id desc limit 2`
    await database().sql`delete from subscription_plans where id = ${second?.id}`
    await database().sql`update subscription_plans set cents = 9900 where id = ${first?.id}`
    for (const { data } of [gone, dearer]) {
      const { intents } = await paymentRecordsOf(String(data.orderSlug))
      const made = payloadOf(await startPayment(await systemContext(1), intents[0]?.orderId ?? 0))
      expect(made).toMatchObject({ isSubscription: true, total: 15 })
      expect(payments.paypal.plans.get(made.plan_id)).toMatchObject({ price: { value: '15.00' } })
    }
    expect(await database().sql`select provider_plan_id from subscription_plans where id = ${first?.id}`).toMatchObject([
      { provider_plan_id: null },
    ])
  })

  it('that is refunded is cancelled at PayPal', async () => {
    const one = await subscribed()
    payments.paypal.subscribe(payloadOf(one.html).orderId, { currency_code: 'EUR', value: '15.00' })
    await database().sql`update orders set status = 'withdrawn' where slug = ${one.slug}`
    await runJobs(one.slug)
    const { states, order: row } = await paymentRecordsOf(one.slug)
    expect(states).toEqual(['refunded'])
    expect(payments.paypal.subscriptions.get(payloadOf(one.html).orderId)?.status).toBe('CANCELLED')
    expect((await mailAbout(row.number, 'orderRefunded')).data).toMatchObject({ endsSubscription: true })
  })

  it('that is refunded with a lost answer is refunded once', async () => {
    const one = await subscribed()
    payments.paypal.subscribe(payloadOf(one.html).orderId, { currency_code: 'EUR', value: '15.00' })
    await database().sql`update orders set status = 'withdrawn' where slug = ${one.slug}`
    payments.paypal.faults.losesAnswer = (call) => call.endsWith('/refund')
    await expect(runJobs(one.slug)).rejects.toThrow('unavailable')
    payments.paypal.faults.losesAnswer = () => false
    await runJobs(one.slug)
    expect(await paymentRecordsOf(one.slug)).toMatchObject({ states: ['refunded'], refunds: [{ state: 'done' }] })
  })

  it('that was voided at PayPal is a subscription again at a retry', async () => {
    const one = await subscribed()
    const subscription = payments.paypal.subscriptions.get(payloadOf(one.html).orderId)
    if (subscription) subscription.status = 'CANCELLED'
    const again = payloadOf((await retry(one)).html)
    expect(again).toMatchObject({ isSubscription: true, plan_id: 'P-1', quantity: 1 })
    expect(again.orderId).not.toBe(payloadOf(one.html).orderId)
  })
})

it('turning its method off or on invalidates pages that show a subscription', async () => {
  const { box } = await createBox()
  const heard: string[][] = []
  const listening = await database().sql.listen(invalidationChannel, (payload) => void heard.push(JSON.parse(payload).tags))
  const plansOf = async () => (await visitor.call(productApi.get, { slug: box.slug })).subscriptionPlans.length
  for (const enabled of [false, true]) {
    heard.length = 0
    await database().db.update(paymentMethods).set({ enabled }).where(eq(paymentMethods.id, shop.byPayPal.paymentMethodId))
    await expect.poll(() => heard).toEqual([expect.arrayContaining(['catalogue', `product:${box.id}`])])
    caches.invalidate(heard.flat())
    expect(await plansOf()).toBe(enabled ? 1 : 0)
  }
  await listening.unlisten()
})
