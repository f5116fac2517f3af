import { and, eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { orderApi } from '@/lib/api/v2/ecommerce/order'
import type { Ctx } from '@/server/core/context'
import { carts } from '@/server/db/schema/cart'
import { orders } from '@/server/db/schema/order'
import { inTransaction, type Transaction } from '@/server/core/transaction'
import { listOrderFiles } from '@/server/modules/order/files/order-files'
import { hashSecret } from '@/server/core/secrets'
import { loadCartState, type CartState } from '@/server/modules/cart/state/cart-state'
import { lockCart, requireOpen, type CartRow } from '@/server/modules/cart/record/open-cart'
import { presentCart } from '@/server/modules/cart/state/present-cart'
import { outOfStockError } from '@/server/modules/cart/line/line-checks'
import { countCouponUse, recordRedemption } from '@/server/modules/coupon/redeem-coupon'
import { idempotencyKey } from '@/server/core/idempotency-key'
import { validateOrder } from './validate-order'
import { usesProvider } from '@/server/modules/payment/intents/new-intent'
import { startPayment } from '@/server/modules/payment/start/start-payment'
import { resolvePayment } from './resolve-payment'
import { decideReplay } from './decide-replay'
import { loadOrderContext, type OrderContext } from './load-order-context'
import { automaticTransition } from '@/server/modules/order/lifecycle/order-transitions'
import { isSameSiteUrl } from '@/server/core/same-site-url'
import { initialReservation } from '@/server/modules/order/lifecycle/reservation'
import { PaymentSnapshot, fulfilmentOf } from '@/server/db/order-snapshots'
import { allocateStock } from '@/server/modules/order/lifecycle/move-stock'
import { notifyBuyer } from '@/server/modules/order/lifecycle/notify-buyer'
import { transitionOrder } from '@/server/modules/order/lifecycle/transition-order'
import { lockOrder } from '@/server/modules/order/records/load-order'
import { writeOrder } from './write-order'

type Input = ParsedOf<typeof orderApi.create>
/** `isOnline`: a provider takes the money. */
type PlacedOrder = { id: number; slug: string; isOnline: boolean }
type ReplayRequest = Parameters<typeof decideReplay>[1]

/**
 * Makes an order of a cart, in one transaction (DESIGN 7): locks the cart, reads everything anew, checks it against the rules and against what the
 * shopper was told, takes the stock and writes the order with its mail. Whatever is refused leaves nothing behind. Then its payment is begun.
 * @throws PAYMENT_UNAVAILABLE with the slug of an order that stands, and that its provider could not be asked about
 */
export async function create(ctx: Ctx, input: Input) {
  refuseForeignUrls(ctx, input)
  const request = { key: idempotencyKey(ctx), hash: requestHashOf(input), wasOpen: await isCartOpen(ctx, input) }
  const order = await inTransaction(ctx, async (tx): Promise<PlacedOrder> => {
    const cart = await lockCart(ctx, tx, input)
    if (cart.status === 'ordered') return replay(tx, cart, request)
    const orderContext = await loadOrderContext(ctx, tx, requireOpen(cart))
    const isOtherVersion = (input.version ?? cart.version) !== cart.version
    const refusal = validateOrder({ ...orderContext.facts, isChanged: orderContext.facts.isChanged || isOtherVersion })
    if (refusal) throw await buildRefusal(tx, refusal, orderContext.state, input.protectCode)
    const couponClaim = { coupon: orderContext.state.coupon, email: orderContext.email }
    const isClaimed = await countCouponUse(ctx, tx, couponClaim)
    if (!isClaimed) throw await buildRefusal(tx, 'CART_CHANGED', await loadCartState(ctx, tx, orderContext.state.cart), input.protectCode)
    const moved = await allocateStock(tx, orderContext.demand, initialReservation(ctx, orderContext).stockState)
    if (!moved) throw await buildRefusal(tx, 'OUT_OF_STOCK', await loadCartState(ctx, tx, orderContext.state.cart), input.protectCode)
    const payment = await resolvePayment(ctx, tx, orderContext, input)
    const [placed] = await Promise.all([
      writeOrder(ctx, tx, {
        cart,
        gathered: orderContext,
        paying: payment,
        words: input,
        idempotencyKey: request.key,
        requestHash: request.hash,
      }),
      orderContext.tags.length > 0 ? ctx.dropTags(tx, changedTags(orderContext, moved)) : undefined,
    ])
    await recordRedemption(ctx, tx, { ...couponClaim, orderSlug: placed.slug })
    if (orderContext.state.priced.summary.orderTotal === 0) await completeFreeOrder(ctx, tx, placed.id)
    return { ...placed, isOnline: usesProvider(payment.provider) }
  })
  // The provider is asked when the order stands, and no transaction is open (faults 21, 22).
  return { html: order.isOnline ? await startPayment(ctx, order.id) : '', orderSlug: order.slug }
}

/** Nothing has to be paid: the files of what was ordered are there at once, as they are after a payment, and so is all of it when nothing is sent. */
async function completeFreeOrder(ctx: Ctx, tx: Transaction, orderId: number) {
  const order = await lockOrder(ctx, tx, orderId)
  const next = automaticTransition({ fulfilment: fulfilmentOf(order) }, order.status)
  if (next || (await listOrderFiles(ctx, tx, orderId)).length > 0) await notifyBuyer(ctx, tx, { template: 'orderPaid', order })
  if (next) await transitionOrder(ctx, tx, { orderId, to: next, actor: 'shop' })
}

async function isCartOpen({ db }: Ctx, { cartId }: Input) {
  return (await db.$count(carts, and(eq(carts.id, cartId), eq(carts.status, 'open')))) > 0
}

async function replay(tx: Transaction, cart: CartRow, asking: ReplayRequest): Promise<PlacedOrder> {
  const [order] = await tx.select().from(orders).where(eq(orders.cartId, cart.id))
  if (!order) throw new Error(`The cart ${cart.id} is ordered and has no order.`)
  const decision = decideReplay(order, asking)
  switch (decision) {
    case 'same':
      return { id: order.id, slug: order.slug, isOnline: PaymentSnapshot.parse(order.payment).kind === 'provider' }
    case 'mismatch':
      throw new AppError('IDEMPOTENCY_MISMATCH')
    case 'used':
      throw new AppError('SESSION_USED')
  }
  return decision satisfies never
}

/** The refusals that the shopper must look at carry the cart as it is now. */
async function buildRefusal(tx: Transaction, code: NonNullable<ReturnType<typeof validateOrder>>, state: CartState, protectCode: string) {
  if (code === 'CART_CHANGED') return new AppError(code, { cart: await presentCart(tx, state, protectCode) })
  if (code !== 'OUT_OF_STOCK') return new AppError(code)
  const short = state.lines.filter(({ stock }) => stock.problem)
  return outOfStockError(short, { cart: await presentCart(tx, state, protectCode) })
}

/** Every product whose stock fell shows it; lists only when what they show has changed, or may have through a set or a variant. */
function changedTags({ tags, demand }: OrderContext, { isStateChanged }: { isStateChanged: boolean }) {
  const products = tags.filter((tag) => tag.startsWith('product:'))
  return isStateChanged || products.length > demand.length ? tags : products
}

/** What was asked, beside the cart: the same key with other words is another request (faults 3.8). */
function requestHashOf({ orderMessage, giftMessage, to, from, successURL, failureURL }: Input) {
  return hashSecret(JSON.stringify([orderMessage, giftMessage, to, from, successURL ?? '', failureURL ?? '']))
}

function refuseForeignUrls({ site }: Ctx, { successURL, failureURL }: Input) {
  const fieldErrors = {
    ...(successURL && !isSameSiteUrl(successURL, site.url) ? { successURL: ['foreign'] } : {}),
    ...(failureURL && !isSameSiteUrl(failureURL, site.url) ? { failureURL: ['foreign'] } : {}),
  }
  if (Object.keys(fieldErrors).length > 0) throw new AppError('VALIDATION', { fieldErrors })
}
