import type { Ctx } from '@/server/core/context'
import { inTransaction, type Transaction } from '@/server/core/transaction'
import { paymentIntents } from '@/server/db/schema/payment'
import { findPayableProposal } from '@/server/modules/order/edits/proposals'
import { providerOfMethod } from '@/server/modules/order/edits/provider-of-method'
import { lockOrder } from '@/server/modules/order/records/load-order'
import { buildIntent, isProviderPayment } from '@/server/modules/payment/intents/new-intent'
import { isOpenIntentOf, refreshOpenIntent } from './open-payment'
import { startPayment } from './start-payment'

type Difference = { id: number; orderSlug: string; editId: number }

/**
 * Pays the difference of a proposed edit by the order's own method (docs/rules/orders.md#edit-difference).
 * @returns the browser's next step; '' if there is nothing to pay there, or its money is on the way
 */
export async function payDifference(ctx: Ctx, { id, orderSlug, editId }: Difference) {
  const open = await refreshOpenIntent(ctx, { id, orderSlug, editId })
  if (open === 'pending') return ''
  const isOpen = await inTransaction(ctx, (tx) => continueOrCreateDifference(ctx, tx, { id, editId }))
  return isOpen ? startPayment(ctx, id, editId) : ''
}

/** Whether there is a payment at a provider to go on with: the open one, or a new one after it failed. */
async function continueOrCreateDifference(ctx: Ctx, tx: Transaction, { id, editId }: Omit<Difference, 'orderSlug'>): Promise<boolean> {
  const order = await lockOrder(ctx, tx, id)
  const edit = await findPayableProposal(tx, order)
  if (edit?.id !== editId) return false
  const [open] = await tx.select({ provider: paymentIntents.provider }).from(paymentIntents).where(isOpenIntentOf(id, editId))
  if (open) return open.provider !== 'bankTransfer' && open.provider !== 'cashOnDelivery'
  const provider = await providerOfMethod(tx, order)
  if (!provider || !isProviderPayment(provider)) return false
  const awaited = { id, currency: order.currency, totalCents: edit.totalAfter - edit.totalBefore, status: 'awaiting_payment' }
  await tx.insert(paymentIntents).values(buildIntent(ctx, { order: awaited, provider, editId }))
  return true
}
