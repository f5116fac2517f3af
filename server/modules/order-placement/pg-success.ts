import { and, desc, eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { orderApi } from '@/lib/api/v2/ecommerce/order'
import { ProviderError } from '@/server/adapters/http/provider-error'
import type { Ctx } from '@/server/core/context'
import { storedLocale } from '@/server/core/languages'
import { orders } from '@/server/db/schema/order'
import { paymentIntents } from '@/server/db/schema/payment'
import { loadCart } from '@/server/modules/cart/record/open-cart'
import { syncPayment } from '@/server/modules/payment/settle/sync-payment'
import { returnOutcome, returnPath } from '@/server/modules/payment/settle/return-path'

/**
 * Settles a payment the browser reports as approved. The report is only a reason to ask: `details` is not read
 * (docs/rules/payments.md#provider-is-the-truth).
 * @returns where the shopper goes next
 * @throws NOT_FOUND, PAYMENT_OPEN if the provider knows of no approval, PAYMENT_UNAVAILABLE if it does not answer
 */
export async function pgSuccess(ctx: Ctx, input: ParsedOf<typeof orderApi.pgSuccess>) {
  const cart = await loadCart(ctx, ctx.db, input)
  const [found] = await ctx.db
    .select({ intentId: paymentIntents.id, orderSlug: orders.slug })
    .from(orders)
    .innerJoin(paymentIntents, eq(paymentIntents.orderId, orders.id))
    .where(and(eq(orders.cartId, cart.id), eq(orders.slug, input.id)))
    .orderBy(desc(paymentIntents.id))
    .limit(1)
  if (!found) throw new AppError('NOT_FOUND')
  const intent = await syncPayment(ctx, found.intentId).catch((error: unknown) => {
    throw error instanceof ProviderError ? new AppError('PAYMENT_UNAVAILABLE', { orderSlug: found.orderSlug }, error) : error
  })
  if (!intent) throw new AppError('NOT_FOUND')
  if (intent.state === 'open' && !intent.isPending) throw new AppError('PAYMENT_OPEN', { orderSlug: found.orderSlug })
  const path = returnPath(intent, { outcome: returnOutcome(intent), locale: storedLocale(ctx.site, intent.order.languageId) })
  return { url: input.internalRedirect ? path : new URL(path, ctx.site.url).href }
}
