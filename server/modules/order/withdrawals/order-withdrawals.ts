import { and, asc, eq, ne } from 'drizzle-orm'
import type { Ctx } from '@/server/core/context'
import type { Transaction } from '@/server/core/transaction'
import type { Tx } from '@/server/db/client'
import { fulfilmentOf, type OrderRow } from '@/server/db/order-snapshots'
import { withdrawals } from '@/server/db/schema/after-sale'
import { orderEvents } from '@/server/db/schema/order'
import { loadOrderLines } from '@/server/modules/order/records/load-order'
import { withdrawalAmount } from './withdrawal-amount'
import { withdrawalPeriod } from './withdrawal-rules'

type WithdrawnPart = { id: number; lines: { lineId: number; quantity: number }[]; cents: number }

/** What of an order was withdrawn from so far, each part with the cents that were paid for it, or would have been. */
export async function loadWithdrawnParts(tx: Tx, order: Pick<OrderRow, 'id' | 'totalCents'>): Promise<WithdrawnPart[]> {
  const requests = await tx.select().from(withdrawals).where(eq(withdrawals.orderId, order.id)).orderBy(asc(withdrawals.id))
  const accepted = requests.filter(({ state }) => state === 'accepted')
  if (accepted.length === 0) return []
  const lines = await loadOrderLines(tx, order.id)
  return accepted.map((request) => ({
    id: request.id,
    lines: request.lines,
    cents: withdrawalAmount({ order, lines, requests, request, isMoneyIn: true }),
  }))
}

/** Pieces by line that an order was withdrawn from; what waits for an answer counts as withdrawn. */
export async function loadWithdrawnQuantities(db: Tx, orderId: number): Promise<ReadonlyMap<number, number>> {
  const live = await db
    .select({ lines: withdrawals.lines })
    .from(withdrawals)
    .where(and(eq(withdrawals.orderId, orderId), ne(withdrawals.state, 'refused')))
  const pieces = new Map<number, number>()
  for (const { lineId, quantity } of live.flatMap(({ lines }) => lines)) pieces.set(lineId, (pieces.get(lineId) ?? 0) + quantity)
  return pieces
}

/** The time in which an order may be withdrawn from. */
export async function loadWithdrawalPeriod({ now }: Pick<Ctx, 'now'>, db: Tx, order: OrderRow) {
  const [delivered] = await db
    .select({ at: orderEvents.at })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, order.id), eq(orderEvents.to, 'delivered')))
    .orderBy(asc(orderEvents.id))
    .limit(1)
  return withdrawalPeriod({ ...order, isDigital: fulfilmentOf(order) === 'digital', deliveredAt: delivered?.at ?? null }, now())
}

type EndedOrder = { orderId: number; actor: string }

/**
 * Whoever waits for the answer to a withdrawal has it as the whole order ends, and gets their money with the order's.
 * @returns whether somebody waited
 */
export async function endWithdrawals({ now }: Pick<Ctx, 'now'>, tx: Transaction, { orderId, actor }: EndedOrder): Promise<boolean> {
  const ended = await tx
    .update(withdrawals)
    .set({ state: 'ended', decidedAt: now(), decidedBy: actor })
    .where(and(eq(withdrawals.orderId, orderId), eq(withdrawals.state, 'requested')))
    .returning({ id: withdrawals.id })
  return ended.length > 0
}

/** The order goes on after all, so its buyer waits for an answer again. */
export async function reopenWithdrawals(tx: Transaction, orderId: number) {
  await tx
    .update(withdrawals)
    .set({ state: 'requested', decidedAt: null, decidedBy: null })
    .where(and(eq(withdrawals.orderId, orderId), eq(withdrawals.state, 'ended')))
}
