import { and, eq, isNotNull } from 'drizzle-orm'
import { AppError } from '@/lib/api/errors'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { orders } from '@/server/db/schema/order'
import { paymentIntents } from '@/server/db/schema/payment'
import { loadVisibleOrder } from '@/server/modules/order/access/order-keys'
import { loadCart, type CartRef } from '@/server/modules/cart/record/open-cart'
import { applicablePayment } from '@/server/modules/checkout/methods/applicable-methods'
import { listPaymentMethods } from '@/server/modules/checkout/methods/list-methods'
import { AddressSnapshot, PaymentSnapshot } from '@/server/db/order-snapshots'

type PayableOrderRef = { orderSlug: string; cartId?: string | null; protectCode?: string | null }
type OrderRow = typeof orders.$inferSelect

/** The order, for whoever holds the pair of its cart, owns it, or has opened it in this browser. @throws NOT_FOUND for everybody else (faults 25, 58) */
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

/** The methods that an order may still be paid with: only those that pay at once, for the order's price. The one it was made with comes first, whatever it costs by now. */
export async function listRetryMethods(ctx: Ctx, tx: Tx, order: OrderRow) {
  const own = PaymentSnapshot.parse(order.payment)
  if (own.kind !== 'provider') return []
  const billing = AddressSnapshot.parse(order.billing)
  const ofOrder = and(eq(paymentIntents.orderId, order.id), isNotNull(paymentIntents.subscription))
  const begun = await tx.$count(paymentIntents, ofOrder)
  const payer = {
    country: billing.country,
    door: null,
    isCompany: Boolean(billing.companyOIB),
    isDigital: order.shipping === null,
    isSubscription: begun > 0,
  }
  const methods = applicablePayment(await listPaymentMethods(ctx, tx), payer).filter(({ kind }) => kind === 'provider')
  // Of an order from before fees were kept apart from its delivery, only today's is known.
  const isKept = order.delivery === null || order.tax.paymentFee !== undefined
  const feeCents = isKept ? order.paymentFeeCents : (methods.find(({ id }) => id === own.methodId)?.feeCents ?? 0)
  return methods
    .filter((method) => method.id === own.methodId || method.feeCents === feeCents)
    .map((method) => ({ ...method, feeCents }))
    .toSorted((a, b) => Number(b.id === own.methodId) - Number(a.id === own.methodId))
}
