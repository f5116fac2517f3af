import { and, eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { orderApi } from '@/lib/api/v2/ecommerce/order'
import type { Ctx } from '@/server/core/context'
import { carts } from '@/server/db/schema/cart'
import { orders } from '@/server/db/schema/order'
import { inTransaction, type Transaction } from '@/server/core/transaction'
import { filesOf } from '@/server/modules/order/files/order-files'
import { hashSecret } from '@/server/core/secrets'
import { readCart, type CartState } from '@/server/modules/cart/session/cart-state'
import { lockCart, requireOpen, type CartRow } from '@/server/modules/cart/session/open-cart'
import { presentCart } from '@/server/modules/cart/session/present-cart'
import { outOfStock } from '@/server/modules/cart/line/refusals'
import { claimCoupon, noteRedemption } from '@/server/modules/coupon/redeem-coupon'
import { idempotencyKey } from '@/server/core/idempotency-key'
import { refusalOf } from './validate-order'
import { isOnline } from '@/server/modules/payment/intents/new-intent'
import { openPayment } from '@/server/modules/payment/start/start-payment'
import { payingOf } from './resolve-payment'
import { decideReplay } from './decide-replay'
import { gather, type Gathered } from './load-order-context'
import { followsBySelf } from '@/server/modules/order/lifecycle/order-transitions'
import { isOwnAddress } from '@/server/core/same-site-url'
import { reservation } from '@/server/modules/order/lifecycle/reservation'
import { PaymentSnapshot } from '@/server/db/order-snapshots'
import { takeStock } from '@/server/modules/order/lifecycle/move-stock'
import { tellBuyer } from '@/server/modules/order/lifecycle/notify-buyer'
import { lockOrder, transitionOrder } from '@/server/modules/order/lifecycle/transition-order'
import { wayOf } from '@/server/modules/order/lifecycle/way-of'
import { writeOrder } from './write-order'

type Input = ParsedOf<typeof orderApi.create>
/** `isOnline`: a provider takes the money. */
type Made = { id: number; slug: string; isOnline: boolean }
type Asking = Parameters<typeof decideReplay>[1]

/**
 * Makes an order of a cart, in one transaction (DESIGN 7): locks the cart, reads everything anew, checks it against the rules and against what the
 * shopper was told, takes the stock and writes the order with its mail. Whatever is refused leaves nothing behind. Then its payment is begun.
 * @throws PAYMENT_UNAVAILABLE with the slug of an order that stands, and that its provider could not be asked about
 */
export async function create(ctx: Ctx, input: Input) {
  refuseForeignAddresses(ctx, input)
  const asking = { key: idempotencyKey(ctx), hash: hashOf(input), wasOpen: await isOpen(ctx, input) }
  const order = await inTransaction(ctx, async (tx): Promise<Made> => {
    const cart = await lockCart(ctx, tx, input)
    if (cart.status === 'ordered') return replay(tx, cart, asking)
    const gathered = await gather(ctx, tx, requireOpen(cart))
    const isOther = (input.version ?? cart.version) !== cart.version
    const refusal = refusalOf({ ...gathered.facts, isChanged: gathered.facts.isChanged || isOther })
    if (refusal) throw await refused(tx, refusal, gathered.state, input.protectCode)
    const claim = { coupon: gathered.state.coupon, email: gathered.email }
    const isClaimed = await claimCoupon(ctx, tx, claim)
    if (!isClaimed) throw await refused(tx, 'CART_CHANGED', await readCart(ctx, tx, gathered.state.cart), input.protectCode)
    const taken = await takeStock(tx, gathered.demand, reservation(ctx, gathered).stockState)
    if (!taken) throw await refused(tx, 'OUT_OF_STOCK', await readCart(ctx, tx, gathered.state.cart), input.protectCode)
    const paying = await payingOf(ctx, tx, gathered, input)
    const [made] = await Promise.all([
      writeOrder(ctx, tx, { cart, gathered, paying, words: input, idempotencyKey: asking.key, requestHash: asking.hash }),
      gathered.tags.length > 0 ? ctx.dropTags(tx, staleTags(gathered, taken)) : undefined,
    ])
    await noteRedemption(ctx, tx, { ...claim, orderSlug: made.slug })
    if (gathered.state.priced.summary.orderTotal === 0) await deliverFree(ctx, tx, made.id)
    return { ...made, isOnline: isOnline(paying.provider) }
  })
  // The provider is asked when the order stands, and no transaction is open (faults 21, 22).
  return { html: order.isOnline ? await openPayment(ctx, order.id) : '', orderSlug: order.slug }
}

/** Nothing has to be paid: the files of what was ordered are there at once, as they are after a payment, and so is all of it when nothing is sent. */
async function deliverFree(ctx: Ctx, tx: Transaction, orderId: number) {
  const order = await lockOrder(ctx, tx, orderId)
  const next = followsBySelf({ way: wayOf(order) }, order.status)
  if (next || (await filesOf(ctx, tx, orderId)).length > 0) await tellBuyer(ctx, tx, { template: 'orderPaid', order })
  if (next) await transitionOrder(tx, ctx, { orderId, to: next, actor: 'shop' })
}

async function isOpen({ db }: Ctx, { cartId }: Input) {
  return (await db.$count(carts, and(eq(carts.id, cartId), eq(carts.status, 'open')))) > 0
}

async function replay(tx: Transaction, cart: CartRow, asking: Asking): Promise<Made> {
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
async function refused(tx: Transaction, code: NonNullable<ReturnType<typeof refusalOf>>, state: CartState, protectCode: string) {
  if (code === 'CART_CHANGED') return new AppError(code, { cart: await presentCart(tx, state, protectCode) })
  if (code !== 'OUT_OF_STOCK') return new AppError(code)
  const short = state.lines.filter(({ stock }) => stock.problem)
  return outOfStock(short, { cart: await presentCart(tx, state, protectCode) })
}

/** Every product whose stock fell shows it; lists only when what they show has changed, or may have through a set or a variant. */
function staleTags({ tags, demand }: Gathered, { isStateChanged }: { isStateChanged: boolean }) {
  const products = tags.filter((tag) => tag.startsWith('product:'))
  return isStateChanged || products.length > demand.length ? tags : products
}

/** What was asked, beside the cart: the same key with other words is another request (faults 3.8). */
function hashOf({ orderMessage, giftMessage, to, from, successURL, failureURL }: Input) {
  return hashSecret(JSON.stringify([orderMessage, giftMessage, to, from, successURL ?? '', failureURL ?? '']))
}

function refuseForeignAddresses({ site }: Ctx, { successURL, failureURL }: Input) {
  const fieldErrors = {
    ...(successURL && !isOwnAddress(successURL, site.url) ? { successURL: ['foreign'] } : {}),
    ...(failureURL && !isOwnAddress(failureURL, site.url) ? { failureURL: ['foreign'] } : {}),
  }
  if (Object.keys(fieldErrors).length > 0) throw new AppError('VALIDATION', { fieldErrors })
}
