import { and, eq, isNull, sql } from 'drizzle-orm'
import { AppError } from '@/lib/api/errors'
import { ProviderError } from '@/server/adapters/http/provider-error'
import { findProvider } from '@/server/adapters/payment/registry/providers'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { paymentIntents } from '@/server/db/schema/payment'
import { toProviderIntent, type IntentWithOrder } from '@/server/modules/payment/intents/intents'
import { isMoneyMoving } from '@/server/modules/payment/intents/money-moving'
import { settle } from '@/server/modules/payment/settle/settle'
import { syncPayment, type RefreshedIntent } from '@/server/modules/payment/settle/sync-payment'

/** `editId`: the edit whose difference is paid; null: the order itself. */
type Payable = { id: number; orderSlug: string; editId?: number | null }

/** The payments of an order itself, or of the difference of an edit. */
function isPaymentOf(orderId: number, editId: number | null) {
  return and(eq(paymentIntents.orderId, orderId), editId === null ? isNull(paymentIntents.editId) : eq(paymentIntents.editId, editId))
}

export function isOpenIntentOf(orderId: number, editId: number | null = null) {
  return and(isPaymentOf(orderId, editId), eq(paymentIntents.state, 'open'))
}

/**
 * The open payment after its provider was asked, or null; `pending` if its money is on the way or a person decides it.
 * @throws PAYMENT_UNAVAILABLE if the provider does not answer
 */
export async function refreshOpenIntent(ctx: Ctx, { id, orderSlug, editId = null }: Payable): Promise<RefreshedIntent | 'pending' | null> {
  const [open] = await ctx.db
    .select({ id: paymentIntents.id })
    .from(paymentIntents)
    .where(and(isPaymentOf(id, editId), sql`${paymentIntents.state} in ('open', 'suspect')`))
  if (!open) return null
  const intent = await syncPayment(ctx, open.id).catch((error: unknown) => {
    throw toUnavailable(error, orderSlug)
  })
  if (intent?.state === 'suspect' || intent?.isPending) return 'pending'
  return intent?.state === 'open' ? intent : null
}

/** Gives an open payment up at its provider. @throws PAYMENT_UNAVAILABLE */
export async function voidIntent(ctx: Ctx, intent: IntentWithOrder) {
  if (!(await tryVoidIntent(ctx, intent))) throw new AppError('PAYMENT_UNAVAILABLE', { orderSlug: intent.order.slug })
}

/** Whether an open payment was given up; a provider refuses that once the shopper has paid. @throws PAYMENT_UNAVAILABLE */
export async function tryVoidIntent(ctx: Ctx, intent: IntentWithOrder): Promise<boolean> {
  try {
    await findProvider(intent.provider)?.void(toProviderIntent(intent))
  } catch (error) {
    if (error instanceof ProviderError && error.kind === 'refused') return false
    throw toUnavailable(error, intent.order.slug)
  }
  await settle(ctx, intent.id, { state: 'voided' })
  return true
}

/** Whether the money of an order, or of the difference of an edit, is on the way; see isMoneyMoving. */
export async function isMoneyOnTheWay(db: Tx, orderId: number, editId: number | null = null): Promise<boolean> {
  const columns = { state: paymentIntents.state, detail: paymentIntents.detail }
  return (await db.select(columns).from(paymentIntents).where(isPaymentOf(orderId, editId))).some(isMoneyMoving)
}

/** Nothing was started, so asking again is safe. */
function toUnavailable(error: unknown, orderSlug: string) {
  return error instanceof ProviderError ? new AppError('PAYMENT_UNAVAILABLE', { orderSlug }, error) : error
}
