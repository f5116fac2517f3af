import type { Ctx } from '@/server/core/context'
import { AppError } from '@/lib/api/errors'
import type { Transaction } from '@/server/core/transaction'
import { PaymentSnapshot, fulfilmentOf } from '@/server/db/order-snapshots'
import { orders } from '@/server/db/schema/order'
import { eq } from 'drizzle-orm'
import { outOfStockError } from '@/server/modules/cart/line/line-checks'
import type { CartRow } from '@/server/modules/cart/record/open-cart'
import { loadCartState, type CartState } from '@/server/modules/cart/state/cart-state'
import { presentCart } from '@/server/modules/cart/state/present-cart'
import { countCouponUse, recordRedemption } from '@/server/modules/coupon/coupon-uses'
import { listOrderFiles } from '@/server/modules/order/files/order-files'
import { checkHold, lockHolds, type Hold } from '@/server/modules/order/holds/check-hold'
import { notifyBuyer } from '@/server/modules/order/lifecycle/notify-buyer'
import { automaticTransition } from '@/server/modules/order/lifecycle/order-transitions'
import { initialReservation } from '@/server/modules/order/lifecycle/reservation'
import { transitionOrder } from '@/server/modules/order/lifecycle/transition-order'
import { lockOrder } from '@/server/modules/order/records/load-order'
import { consentsRequiredError } from '@/server/modules/gdpr/web/consent/consents-required'
import { isProviderPayment } from '@/server/modules/payment/intents/new-intent'
import { invalidateStock } from '@/server/modules/product/cache-tags'
import { moveStock } from '@/server/modules/product/stock/move-stock'
import { refuseBlocked } from '@/server/modules/user/block/blocked'
import type { OrderNote } from './build-order-rows'
import { decideReplay } from './decide-replay'
import { buyerActor, type OrderContext } from './load-order-context'
import { resolvePayment } from './resolve-payment'
import { missingAddressError, validateOrder } from './validate-order'
import { writeOrder } from './write-order'

/** `usesProvider`: a provider takes the money. */
export type PlacedOrder = { id: number; slug: string; usesProvider: boolean }
export type ReplayRequest = Parameters<typeof decideReplay>[1]
type Placement = {
  cart: CartRow
  protectCode: string
  orderContext: OrderContext
  /** The screen shows another version of the cart. */
  isOtherVersion: boolean
  note: OrderNote & { successURL?: string | null; failureURL?: string | null }
  request: Pick<ReplayRequest, 'key' | 'hash'>
  /** Who places it, if it is not the buyer: the employee of an order by phone, in its history and in that of the stock. */
  placedBy?: string
}

/**
 * Orders a locked cart: validates it against current data and the acknowledged prices, takes or reserves stock and writes the order with its mail. A refusal
 * writes nothing. The caller starts the payment after the commit.
 */
export async function placeCart(ctx: Ctx, tx: Transaction, { cart, orderContext, ...placement }: Placement): Promise<PlacedOrder> {
  const { protectCode, isOtherVersion, note, request, placedBy = buyerActor(orderContext) } = placement
  await refuseBlocked(tx, ctx.site, [orderContext.email, orderContext.billing?.contactEmail ?? ''])
  const refusal = validateOrder({ ...orderContext.facts, isChanged: orderContext.facts.isChanged || isOtherVersion })
  if (refusal === 'ADDRESS_MISSING') throw missingAddressError(orderContext.facts)
  if (refusal === 'CONSENT_REQUIRED') throw consentsRequiredError(orderContext.missingConsents)
  if (refusal) throw await buildRefusal(ctx, tx, { code: refusal, state: orderContext.state, protectCode })
  const userId = ctx.actor.kind === 'user' ? ctx.actor.id : null
  const couponUse = { coupon: orderContext.state.coupon, email: orderContext.email, userId }
  const isCounted = await countCouponUse(tx, couponUse)
  if (!isCounted)
    throw await buildRefusal(ctx, tx, {
      code: 'CART_CHANGED',
      state: await loadCartState(ctx, tx, orderContext.state.cart),
      protectCode,
    })
  const hold = holdOf(orderContext)
  await lockHolds(ctx, tx, hold)
  const { stockState } = initialReservation(ctx, orderContext)
  const moved = await moveStock(tx, {
    demand: orderContext.demand,
    effect: stockState === 'taken' ? 'allocate' : 'reserve',
    cause: { reason: 'order', actor: placedBy, at: ctx.now(), requestId: ctx.requestId, cartId: cart.id },
  })
  if (!moved)
    throw await buildRefusal(ctx, tx, {
      code: 'OUT_OF_STOCK',
      state: await loadCartState(ctx, tx, orderContext.state.cart),
      protectCode,
    })
  await checkHold(ctx, tx, hold)
  const payment = await resolvePayment(ctx, tx, orderContext, note)
  const [placed] = await Promise.all([
    writeOrder(ctx, tx, {
      cart,
      orderContext,
      payment,
      note,
      placedBy,
      idempotencyKey: request.key,
      requestHash: request.hash,
    }),
    invalidateStock(ctx, tx, moved),
  ])
  await recordRedemption(ctx, tx, { ...couponUse, orderSlug: placed.slug })
  if (orderContext.state.priced.summary.orderTotal === 0) await completeFreeOrder(ctx, tx, placed.id)
  return { ...placed, usesProvider: isProviderPayment(payment.provider) }
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

/** docs/rules/orders.md#one-order-per-cart */
export async function replay(tx: Transaction, cart: CartRow, request: ReplayRequest): Promise<PlacedOrder> {
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
