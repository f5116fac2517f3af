import { and, asc, eq, lte } from 'drizzle-orm'
import { ProviderError } from '@/server/adapters/http/provider-error'
import { log } from '@/server/core/log'
import { systemContext } from '@/server/core/system-context'
import { inTransaction } from '@/server/core/transaction'
import { database } from '@/server/db/client'
import { orders } from '@/server/db/schema/order'
import { orderEdits } from '@/server/db/schema/order-edit'
import { paymentIntents } from '@/server/db/schema/payment'
import { endProposal, findProposal } from '@/server/modules/order/edits/proposals'
import { transferEnd } from '@/server/modules/order/lifecycle/transfer-deadline'
import { lockOrder } from '@/server/modules/order/records/load-order'
import { isProviderPayment } from '@/server/modules/payment/intents/new-intent'
import { syncPayment } from '@/server/modules/payment/settle/sync-payment'

/** Edits handled in one run. */
const batchSize = 50

/**
 * Ends proposed edits whose difference nobody paid in time (docs/rules/orders.md#edit-difference). The provider is asked first; while it does not answer, the
 * edit stays. A transfer made in time is booked later, so its edit stays as long as that takes.
 * @returns how many were ended
 */
export async function endExpiredEdits(now: () => Date = () => new Date()): Promise<number> {
  const late = await database()
    .db.select({
      editId: orderEdits.id,
      orderId: orders.id,
      siteId: orders.siteId,
      payBy: orderEdits.payBy,
      provider: paymentIntents.provider,
    })
    .from(orderEdits)
    .innerJoin(orders, eq(orders.id, orderEdits.orderId))
    .leftJoin(paymentIntents, and(eq(paymentIntents.editId, orderEdits.id), eq(paymentIntents.state, 'open')))
    .where(and(eq(orderEdits.state, 'proposed'), lte(orderEdits.payBy, now())))
    .orderBy(asc(orderEdits.payBy))
  const isByHand = ({ provider }: (typeof late)[number]) => provider !== null && !isProviderPayment(provider)
  const expired = late.filter((edit) => !isByHand(edit) || (edit.payBy !== null && transferEnd(edit.payBy) <= now())).slice(0, batchSize)
  let ended = 0
  for (const edit of expired) {
    const isEnded = await endExpiredEdit(edit, now).catch((error: unknown) => {
      log('warn', 'an expired edit could not be ended and will be retried', { order: edit.orderId, error })
      return false
    })
    if (isEnded) ended++
  }
  return ended
}

type ExpiredEdit = { editId: number; orderId: number; siteId: number }

/** Checks again under the lock: the difference may have been paid, or its money may be on the way. */
async function endExpiredEdit({ editId, orderId, siteId }: ExpiredEdit, now: () => Date): Promise<boolean> {
  const ctx = await systemContext(siteId, now)
  const [open] = await ctx.db
    .select({ id: paymentIntents.id })
    .from(paymentIntents)
    .where(and(eq(paymentIntents.editId, editId), eq(paymentIntents.state, 'open')))
  if (open) {
    try {
      await syncPayment(ctx, open.id)
    } catch (error) {
      if (error instanceof ProviderError) return false
      throw error
    }
  }
  return inTransaction(ctx, async (tx) => {
    const order = await lockOrder(ctx, tx, orderId)
    const edit = await findProposal(tx, orderId)
    const isDue = edit?.id === editId && edit.payBy !== null && edit.payBy <= now()
    const isSuspect = and(eq(paymentIntents.editId, editId), eq(paymentIntents.state, 'suspect'))
    // A suspect payment may have brought money.
    if (!isDue || (await tx.$count(paymentIntents, isSuspect)) > 0) return false
    return endProposal(ctx, tx, { order, actor: 'shop' })
  })
}
