import { and, eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { orderApi } from '@/lib/api/v2/ecommerce/order'
import type { Ctx } from '@/server/core/context'
import { carts } from '@/server/db/schema/cart'
import { orders } from '@/server/db/schema/order'
import { inTransaction, type Transaction } from '@/server/core/transaction'
import { listOrderFiles } from '@/server/modules/order/files/order-files'
import { hashSecret } from '@/server/core/security/secrets'
import { loadCartState, type CartState } from '@/server/modules/cart/state/cart-state'
import { lockCart, requireOpen, type CartRow } from '@/server/modules/cart/record/open-cart'
import { presentCart } from '@/server/modules/cart/state/present-cart'
import { outOfStockError } from '@/server/modules/cart/line/line-checks'
import { countCouponUse, recordRedemption } from '@/server/modules/coupon/coupon-uses'
import { idempotencyKey } from '@/server/core/idempotency-key'
import { missingAddressError, validateOrder } from './validate-order'
import { isProviderPayment } from '@/server/modules/payment/intents/new-intent'
import { startPayment } from '@/server/modules/payment/start/start-payment'
import { resolvePayment } from './resolve-payment'
import { checkHold, lockHolds, type Hold } from '@/server/modules/order/holds/check-hold'
import { decideReplay } from './decide-replay'
import { buyerName, loadOrderContext, type OrderContext } from './load-order-context'
import { automaticTransition } from '@/server/modules/order/lifecycle/order-transitions'
import { isSameSiteUrl } from '@/server/core/http/same-site-url'
import { initialReservation } from '@/server/modules/order/lifecycle/reservation'
import { PaymentSnapshot, fulfilmentOf } from '@/server/db/order-snapshots'
import { invalidateStock } from '@/server/modules/product/cache-tags'
import { consentsRequiredError } from '@/server/modules/gdpr/web/consent/consents-required'
import { refuseBlocked } from '@/server/modules/user/block/blocked'
import { moveStock } from '@/server/modules/product/stock/move-stock'
import { notifyBuyer } from '@/server/modules/order/lifecycle/notify-buyer'
import { transitionOrder } from '@/server/modules/order/lifecycle/transition-order'
import { lockOrder } from '@/server/modules/order/records/load-order'
import { writeOrder } from './write-order'

type Input = ParsedOf<typeof orderApi.create>
/** `usesProvider`: a provider takes the money. */
type PlacedOrder = { id: number; slug: string; usesProvider: boolean }
type ReplayRequest = Parameters<typeof decideReplay>[1]

/**
 * Places the order of a cart in one transaction (docs/rules/orders.md#order-transaction): locks the cart, validates it against current data and the
 * acknowledged prices, takes or reserves stock and writes the order with its mail. A refusal writes nothing. The payment starts after the commit.
 * @throws PAYMENT_UNAVAILABLE with the slug of the written order, if its provider does not answer
 */
export async function create(ctx: Ctx, input: Input) {
  requireSameSiteUrls(ctx, input)
  const request = { key: idempotencyKey(ctx), hash: requestHashOf(input), wasOpen: await isCartOpen(ctx, input) }
  const order = await inTransaction(ctx, async (tx): Promise<PlacedOrder> => {
    const cart = await lockCart(ctx, tx, input)
    if (cart.status === 'ordered') return replay(tx, cart, request)
    const orderContext = await loadOrderContext(ctx, tx, requireOpen(cart))
    await refuseBlocked(tx, ctx.site, [orderContext.email, orderContext.billing?.contactEmail ?? ''])
    const isOtherVersion = (input.version ?? cart.version) !== cart.version
    const refusal = validateOrder({ ...orderContext.facts, isChanged: orderContext.facts.isChanged || isOtherVersion })
    if (refusal === 'ADDRESS_MISSING') throw missingAddressError(orderContext.facts)
    if (refusal === 'CONSENT_REQUIRED') throw consentsRequiredError(orderContext.missingConsents)
    if (refusal) throw await buildRefusal(ctx, tx, { code: refusal, state: orderContext.state, protectCode: input.protectCode })
    const couponUse = { coupon: orderContext.state.coupon, email: orderContext.email }
    const isCounted = await countCouponUse(ctx, tx, couponUse)
    if (!isCounted)
      throw await buildRefusal(ctx, tx, {
        code: 'CART_CHANGED',
        state: await loadCartState(ctx, tx, orderContext.state.cart),
        protectCode: input.protectCode,
      })
    const hold = holdOf(orderContext)
    await lockHolds(ctx, tx, hold)
    const { stockState } = initialReservation(ctx, orderContext)
    const moved = await moveStock(tx, {
      demand: orderContext.demand,
      move: stockState === 'taken' ? 'allocate' : 'reserve',
      cause: { reason: 'order', actor: buyerName(orderContext), at: ctx.now(), requestId: ctx.requestId, cartId: cart.id },
    })
    if (!moved)
      throw await buildRefusal(ctx, tx, {
        code: 'OUT_OF_STOCK',
        state: await loadCartState(ctx, tx, orderContext.state.cart),
        protectCode: input.protectCode,
      })
    await checkHold(ctx, tx, hold)
    const payment = await resolvePayment(ctx, tx, orderContext, input)
    const [placed] = await Promise.all([
      writeOrder(ctx, tx, {
        cart,
        orderContext,
        payment,
        note: input,
        idempotencyKey: request.key,
        requestHash: request.hash,
      }),
      invalidateStock(ctx, tx, moved),
    ])
    await recordRedemption(ctx, tx, { ...couponUse, orderSlug: placed.slug })
    if (orderContext.state.priced.summary.orderTotal === 0) await completeFreeOrder(ctx, tx, placed.id)
    return { ...placed, usesProvider: isProviderPayment(payment.provider) }
  })
  // docs/rules/payments.md#no-call-in-transaction
  return { html: order.usesProvider ? await startPayment(ctx, order.id) : '', orderSlug: order.slug }
}

function holdOf({ payment, state, email, demand }: OrderContext): Hold {
  // Without a payment the order costs nothing, and no limit applies to it.
  return { kind: payment?.kind ?? 'bankTransfer', cents: state.priced.summary.orderTotal, email, demand }
}

/** Delivers the files of an order of 0 cents, and completes it if nothing is shipped (docs/rules/orders.md#free-order). */
async function completeFreeOrder(ctx: Ctx, tx: Transaction, orderId: number) {
  const order = await lockOrder(ctx, tx, orderId)
  const next = automaticTransition({ fulfilment: fulfilmentOf(order) }, order.status)
  if (next || (await listOrderFiles(ctx, tx, orderId)).length > 0) await notifyBuyer(ctx, tx, { template: 'orderPaid', order })
  if (next) await transitionOrder(ctx, tx, { orderId, to: next, actor: 'shop' })
}

async function isCartOpen({ db }: Ctx, { cartId }: Input) {
  return (await db.$count(carts, and(eq(carts.id, cartId), eq(carts.status, 'open')))) > 0
}

/** docs/rules/orders.md#one-order-per-cart */
async function replay(tx: Transaction, cart: CartRow, request: ReplayRequest): Promise<PlacedOrder> {
  const [order] = await tx.select().from(orders).where(eq(orders.cartId, cart.id))
  if (!order) throw new Error(`The cart ${cart.id} is ordered and has no order.`)
  const decision = decideReplay(order, request)
  switch (decision) {
    case 'same':
      return { id: order.id, slug: order.slug, usesProvider: PaymentSnapshot.parse(order.payment).kind === 'provider' }
    case 'mismatch':
      throw new AppError('IDEMPOTENCY_MISMATCH')
    case 'used':
      throw new AppError('SESSION_USED')
  }
  return decision satisfies never
}

type Refusal = { code: NonNullable<ReturnType<typeof validateOrder>>; state: CartState; protectCode: string }

/** Builds the error of a refusal; changes of price and stock carry the current cart (docs/rules/orders.md#stock-refusal). */
async function buildRefusal(ctx: Ctx, tx: Transaction, { code, state, protectCode }: Refusal) {
  if (code === 'CART_CHANGED') return new AppError(code, { cart: await presentCart(ctx, tx, state, protectCode) })
  if (code !== 'OUT_OF_STOCK') return new AppError(code)
  const short = state.lines.filter(({ stock }) => stock.problem)
  return outOfStockError(short, { cart: await presentCart(ctx, tx, state, protectCode) })
}

/** Hashes the body beside the cart: the same key with another body is another request (docs/rules/orders.md#order-replay). */
function requestHashOf({ orderMessage, giftMessage, to, from, successURL, failureURL }: Input) {
  return hashSecret(JSON.stringify([orderMessage, giftMessage, to, from, successURL ?? '', failureURL ?? '']))
}

/** docs/rules/orders.md#return-urls */
function requireSameSiteUrls({ site }: Ctx, { successURL, failureURL }: Input) {
  const fieldErrors = {
    ...(successURL && !isSameSiteUrl(successURL, site.url) ? { successURL: ['foreign'] } : {}),
    ...(failureURL && !isSameSiteUrl(failureURL, site.url) ? { failureURL: ['foreign'] } : {}),
  }
  if (Object.keys(fieldErrors).length > 0) throw new AppError('VALIDATION', { fieldErrors })
}
