import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { officeDraftApi } from '@/lib/api/v2/ecommerce/order/office/draft'
import { fromCents, toCents } from '@/lib/money/money'
import { actorName, audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { idempotencyKey } from '@/server/core/idempotency/idempotency-key'
import { requireScope } from '@/server/core/require-user'
import { hashSecret } from '@/server/core/security/secrets'
import { inTransaction, type Transaction } from '@/server/core/transaction'
import { cartItems, carts } from '@/server/db/schema/cart'
import { orderEvents } from '@/server/db/schema/order'
import { users } from '@/server/db/schema/user'
import { requireOpen, type CartRow } from '@/server/modules/cart/record/open-cart'
import { consentsOfCheckout } from '@/server/modules/order-placement/find-missing-consents'
import { loadOrderContext, type OrderContext } from '@/server/modules/order-placement/load-order-context'
import { placeCart, replay } from '@/server/modules/order-placement/place-cart'
import { logConsents } from '@/server/modules/gdpr/web/consent/log-consents'
import { lockOrder } from '@/server/modules/order/records/load-order'
import { paymentLinkMinutes, mailPaymentLink } from '../payment-link/send-link'
import { withGuestActor, lockDraft } from './lock-draft'

type Input = ParsedOf<typeof officeDraftApi.place>
type PhonePlacement = { draft: CartRow; orderContext: OrderContext; input: Input }

/** Places the draft's order as the checkout would; a payment at a provider gets a mailed link (docs/rules/orders.md#phone-order). */
export async function place(ctx: Ctx, input: Input) {
  const own = and(eq(carts.id, input.id), eq(carts.status, 'open'))
  const request = { key: idempotencyKey(ctx), hash: hashSecret(JSON.stringify(input)), wasOpen: (await ctx.db.$count(carts, own)) > 0 }
  return inTransaction(ctx, async (tx) => {
    const draft = await lockDraft(ctx, tx, input.id)
    if (draft.status === 'ordered') return presentPlaced(ctx, tx, (await replay(tx, draft, request)).id)
    if (requireOpen(draft).version !== input.version) throw new AppError('STALE_VERSION')
    const orderContext = await loadOrderContext(withGuestActor(ctx), tx, draft)
    const prices = await loadPriceOverrides(tx, draft)
    if (prices.length > 0) requireScope(ctx, 'orders.money')
    await logPhoneConsents(ctx, tx, { draft, orderContext, input })
    if (orderContext.state.priced.summary.orderTotal !== toCents(input.total))
      throw new AppError('CART_CHANGED', { total: fromCents(orderContext.state.priced.summary.orderTotal) })
    const { id, usesProvider } = await placeCart(await withBuyerActor(ctx, tx, orderContext.email), tx, {
      cart: draft,
      // A refusal shows the cart; no screen of the office needs its secret.
      protectCode: '',
      // The buyer follows a mailed link later than they would pay in the checkout.
      orderContext: { ...orderContext, reservationMinutes: paymentLinkMinutes },
      isOtherVersion: false,
      note: { orderMessage: input.message, giftMessage: '', to: '', from: '' },
      request,
      placedBy: actorName(ctx),
    })
    await recordPlacing(ctx, tx, id, prices)
    const order = await lockOrder(ctx, tx, id)
    if (usesProvider && order.status === 'awaiting_payment') await mailPaymentLink(ctx, tx, order)
    return presentPlaced(ctx, tx, id)
  })
}

/** A context whose caller is the buyer: the verified account with this e-mail address, else the guest. */
async function withBuyerActor(ctx: Ctx, tx: Transaction, email: string): Promise<Ctx> {
  const isTheirs = and(eq(users.siteId, ctx.site.id), eq(users.email, email.toLowerCase()), isNotNull(users.verifiedAt))
  const [account] = await tx.select({ id: users.id }).from(users).where(isTheirs)
  if (!account) return withGuestActor(ctx)
  const rights = { sessionId: 0, isBackoffice: false, scopes: [], provenAt: new Date(0) }
  return { ...withGuestActor(ctx), actor: { kind: 'user', id: account.id, email, ...rights } }
}

function loadPriceOverrides(tx: Transaction, draft: CartRow) {
  const { productId, quantity, staffCents, staffReason } = cartItems
  return tx
    .select({ productId, quantity, cents: staffCents, reason: staffReason })
    .from(cartItems)
    .where(and(eq(cartItems.cartId, draft.id), isNotNull(staffCents)))
    .orderBy(asc(cartItems.id))
}

/** Logs the consents that the buyer gave on the phone, as the employee states them (docs/rules/orders.md#phone-consents). */
async function logPhoneConsents(ctx: Ctx, tx: Transaction, { draft, orderContext, input }: PhonePlacement) {
  const { facts, email } = orderContext
  if (facts.missingConsents === 0 || !input.consents || email === '') return
  const user = { userType: 'guest' as const, email, userId: null, cartId: draft.id, byMailedLink: false }
  await logConsents(ctx, tx, { status: true, sourceType: 'phone', consents: await consentsOfCheckout(ctx, tx), user })
  facts.missingConsents = 0
}

async function recordPlacing(ctx: Ctx, tx: Transaction, orderId: number, prices: Awaited<ReturnType<typeof loadPriceOverrides>>) {
  const { status, number } = await lockOrder(ctx, tx, orderId)
  const reason = prices.map((price) => price.reason).join('\n')
  await tx.insert(orderEvents).values({
    orderId,
    from: status,
    to: status,
    at: ctx.now(),
    actor: actorName(ctx),
    requestId: ctx.requestId,
    detail: { byPhone: true, ...(reason ? { reason } : {}) },
  })
  // Without the reasons, which an erasure must reach (docs/rules/privacy.md#erasure).
  const audited = prices.map(({ reason: _reason, ...price }) => price)
  await audit(ctx, tx, { action: 'order.placeByPhone', target: `order:${orderId}`, detail: { number, prices: audited } })
}

async function presentPlaced(ctx: Ctx, tx: Transaction, id: number) {
  const { number } = await lockOrder(ctx, tx, id)
  return { orderId: id, number }
}
