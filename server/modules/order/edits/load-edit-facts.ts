import { and, asc, eq, gt, ne } from 'drizzle-orm'
import type { Tx } from '@/server/db/client'
import { fulfilmentOf, PaymentSnapshot, type OrderRow } from '@/server/db/order-snapshots'
import { withdrawals } from '@/server/db/schema/after-sale'
import { orderLines } from '@/server/db/schema/order'
import { orderEdits } from '@/server/db/schema/order-edit'
import { paymentIntents } from '@/server/db/schema/payment'
import { orderRefunds } from '@/server/db/schema/refund'
import { orderReturns } from '@/server/db/schema/return'
import { editRefusal, type EditFacts } from './edit-refusal'

/** Whether an order can be edited, whether the shop holds its money, and by whom money moves. */
export async function loadEditFacts(tx: Tx, order: OrderRow) {
  const isOwn = eq(orderLines.orderId, order.id)
  const [intents, sent, withdrawn, returns, refunds, proposals] = await Promise.all([
    tx.select().from(paymentIntents).where(eq(paymentIntents.orderId, order.id)).orderBy(asc(paymentIntents.id)),
    tx.$count(orderLines, and(isOwn, gt(orderLines.shipped, 0))),
    tx.$count(withdrawals, eq(withdrawals.orderId, order.id)),
    tx.$count(orderReturns, and(eq(orderReturns.orderId, order.id), ne(orderReturns.state, 'cancelled'))),
    tx.$count(orderRefunds, eq(orderRefunds.orderId, order.id)),
    tx.$count(orderEdits, and(eq(orderEdits.orderId, order.id), eq(orderEdits.state, 'proposed'))),
  ])
  const settled = intents.filter(({ state }) => state === 'settled')
  const heldCents =
    settled.length === 0 ? null : settled.reduce((sum, { amountCents, refundedCents }) => sum + amountCents - refundedCents, 0)
  const facts: EditFacts = {
    status: order.status,
    isDigital: fulfilmentOf(order) === 'digital',
    isSent: sent > 0,
    isSubscription: intents.some(({ subscription }) => subscription !== null),
    hasReturns: withdrawn + returns + refunds > 0,
    isMoneyMoving: intents.some(({ state, detail }) => state === 'suspect' || (state === 'open' && detail.isMoving === true)),
    totalCents: order.totalCents,
    heldCents,
    hasProposal: proposals > 0,
  }
  const isByHand = PaymentSnapshot.parse(order.payment).kind !== 'provider'
  return { facts, refusal: editRefusal(facts), isPaid: heldCents !== null, by: isByHand ? ('hand' as const) : ('provider' as const) }
}
