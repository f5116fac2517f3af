import { and, eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { orderApi } from '@/lib/api/v2/ecommerce/order'
import type { Ctx } from '@/server/core/context'
import { isSameSiteUrl } from '@/server/core/http/same-site-url'
import { idempotencyKey } from '@/server/core/idempotency/idempotency-key'
import { hashSecret } from '@/server/core/security/secrets'
import { inTransaction } from '@/server/core/transaction'
import { carts } from '@/server/db/schema/cart'
import { lockCart, requireOpen } from '@/server/modules/cart/record/open-cart'
import { startPayment } from '@/server/modules/payment/start/start-payment'
import { loadOrderContext } from './load-order-context'
import { placeCart, replay, type PlacedOrder } from './place-cart'

type Input = ParsedOf<typeof orderApi.create>

/**
 * Places the order of a cart in one transaction (docs/rules/orders.md#order-transaction). The payment starts after the commit.
 * @throws PAYMENT_UNAVAILABLE with the slug of the written order, if its provider does not answer
 */
export async function create(ctx: Ctx, input: Input) {
  requireSameSiteUrls(ctx, input)
  const request = { key: idempotencyKey(ctx), hash: requestHashOf(input), wasOpen: await isCartOpen(ctx, input) }
  const order = await inTransaction(ctx, async (tx): Promise<PlacedOrder> => {
    const cart = await lockCart(ctx, tx, input)
    if (cart.status === 'ordered') return replay(tx, cart, request)
    const orderContext = await loadOrderContext(ctx, tx, requireOpen(cart))
    const isOtherVersion = (input.version ?? cart.version) !== cart.version
    return placeCart(ctx, tx, { cart, protectCode: input.protectCode, orderContext, isOtherVersion, note: input, request })
  })
  // docs/rules/payments.md#no-call-in-transaction
  return { html: order.usesProvider ? await startPayment(ctx, order.id) : '', orderSlug: order.slug }
}

async function isCartOpen({ db }: Ctx, { cartId }: Input) {
  return (await db.$count(carts, and(eq(carts.id, cartId), eq(carts.status, 'open')))) > 0
}

/** Hashes the notes and return URLs; the cart's reference, `userId` and `version` do not count (docs/rules/orders.md#order-replay). */
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
