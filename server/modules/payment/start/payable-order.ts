import { and, eq, isNotNull } from 'drizzle-orm'
import { AppError } from '@/lib/api/errors'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { orders } from '@/server/db/schema/order'
import { paymentIntents } from '@/server/db/schema/payment'
import { loadVisibleOrder } from '@/server/modules/order/access/order-keys'
import { loadCart } from '@/server/modules/cart/record/open-cart'
import type { CartRef } from '@/server/modules/cart/record/protect-code'
import { applicablePayment } from '@/server/modules/checkout/methods/applicable-methods'
import { listPaymentMethods } from '@/server/modules/checkout/methods/list-methods'
import { AddressSnapshot, PaymentSnapshot, type OrderRow } from '@/server/db/order-snapshots'

type PayableOrderRef = { orderSlug: string; cartId?: string | null; protectCode?: string | null }

/**
 * Loads an order for the holder of its cart, its owner, or a browser with access. @throws NOT_FOUND for everybody else
 * (docs/rules/payments.md#payment-access)
 */
export async function loadPayableOrder(ctx: Ctx, { orderSlug, cartId, protectCode }: PayableOrderRef): Promise<OrderRow> {
  if (!cartId || !protectCode) return loadVisibleOrder(ctx, ctx.db, orderSlug)
  const [order] = await ctx.db
    .select()
    .from(orders)
    .where(and(eq(orders.slug, orderSlug), eq(orders.siteId, ctx.site.id), eq(orders.cartId, cartId)))
  const isHeld = order && (await holdsCart(ctx, { cartId, protectCode }))
  return isHeld ? order : loadVisibleOrder(ctx, ctx.db, orderSlug)
}

async function holdsCart(ctx: Ctx, ref: CartRef): Promise<boolean> {
  try {
    await loadCart(ctx, ctx.db, ref)
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'CART_NOT_FOUND') return false
    throw error
  }
}

export type PayingMethod = Awaited<ReturnType<typeof listRetryMethods>>[number]

/**
 * The methods that can pay an order whose payment at a provider did not succeed: all that its cart allowed, each at its fee, its own first
 * (docs/rules/payments.md#other-payment).
 */
export async function listRetryMethods(ctx: Ctx, tx: Tx, order: OrderRow) {
  const own = PaymentSnapshot.parse(order.payment)
  if (own.kind !== 'provider') return []
  const billing = AddressSnapshot.parse(order.billing)
  const ofOrder = and(eq(paymentIntents.orderId, order.id), isNotNull(paymentIntents.subscription))
  const begun = await tx.$count(paymentIntents, ofOrder)
  const payer = {
    billingCountry: billing.country,
    deliveryCountry: AddressSnapshot.nullable().parse(order.shipping)?.country ?? null,
    isCompany: Boolean(billing.companyOIB),
    isDigital: order.shipping === null,
    isSubscription: begun > 0,
  }
  const methods = applicablePayment(await listPaymentMethods(ctx, tx), payer)
  const isOwn = ({ id }: { id: number }) => id === own.methodId
  const payable = methods.map((method) => ({ ...method, feeCents: isOwn(method) ? order.paymentFeeCents : method.feeCents }))
  return payable.toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)))
}

/** What the order costs if this method pays it, cents. */
export function totalWith({ feeCents }: Pick<PayingMethod, 'feeCents'>, order: OrderRow): number {
  return order.totalCents - order.paymentFeeCents + feeCents
}
