import { asc, eq, sql } from 'drizzle-orm'
import type { Tx } from '@/server/db/client'
import { fulfilmentOf, PaymentSnapshot, type OrderRow } from '@/server/db/order-snapshots'
import { paymentIntents } from '@/server/db/schema/payment'
import { isMoneyMoving } from '@/server/modules/payment/intents/money-moving'
import { editRefusal, type EditFacts } from './edit-refusal'

/** Whether an order can be edited, whether the shop holds its money, and by whom money moves. */
export async function loadEditFacts(tx: Tx, order: OrderRow) {
  const [intents, { isSent, hasReturns, hasProposal }] = await Promise.all([
    tx.select().from(paymentIntents).where(eq(paymentIntents.orderId, order.id)).orderBy(asc(paymentIntents.id)),
    loadGoodsFacts(tx, order.id),
  ])
  const settled = intents.filter(({ state }) => state === 'settled')
  const heldCents =
    settled.length === 0 ? null : settled.reduce((sum, { amountCents, refundedCents }) => sum + amountCents - refundedCents, 0)
  const facts: EditFacts = {
    status: order.status,
    isDigital: fulfilmentOf(order) === 'digital',
    isSent,
    isSubscription: intents.some(({ subscription }) => subscription !== null),
    hasReturns,
    isMoneyMoving: intents.some(isMoneyMoving),
    totalCents: order.totalCents,
    heldCents,
    hasProposal,
  }
  const isByHand = PaymentSnapshot.parse(order.payment).kind !== 'provider'
  return { facts, refusal: editRefusal(facts), isPaid: heldCents !== null, by: isByHand ? ('hand' as const) : ('provider' as const) }
}

type GoodsFacts = Pick<EditFacts, 'isSent' | 'hasReturns' | 'hasProposal'>

/** Loads what was sent, returned and proposed in one statement, because every screen of an order needs it. */
async function loadGoodsFacts(tx: Tx, orderId: number): Promise<GoodsFacts> {
  const [facts] = await tx.execute<GoodsFacts>(sql`
    select exists (select from order_lines where order_id = ${orderId} and shipped > 0) as "isSent",
      exists (select from withdrawals where order_id = ${orderId})
        or exists (select from order_returns where order_id = ${orderId} and state <> 'cancelled')
        or exists (select from order_refunds where order_id = ${orderId}) as "hasReturns",
      exists (select from order_edits where order_id = ${orderId} and state = 'proposed') as "hasProposal"`)
  return facts ?? { isSent: false, hasReturns: false, hasProposal: false }
}
