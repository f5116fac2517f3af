import { and, asc, eq, ne } from 'drizzle-orm'
import type { Ctx } from '@/server/core/context'
import type { Transaction } from '@/server/core/transaction'
import type { Tx } from '@/server/db/client'
import { fulfilmentOf, isOfCompany, type OrderRow } from '@/server/db/order-snapshots'
import { withdrawals } from '@/server/db/schema/after-sale'
import { orderEvents } from '@/server/db/schema/order'
import { orderRefunds } from '@/server/db/schema/refund'
import { sumReturnsByLine } from './return-quantities'
import { loadOrderLines } from '@/server/modules/order/records/load-order'
import { withdrawalAmount, type StaffRefund } from './withdrawal-amount'
import { withdrawalPeriod } from './withdrawal-rules'

type WithdrawnPart = { id: number; lines: { lineId: number; quantity: number }[]; cents: number }

/** Loads the accepted withdrawals, each with the cents paid, or payable, for it. */
export async function loadWithdrawnParts(tx: Tx, order: Pick<OrderRow, 'id' | 'totalCents'>): Promise<WithdrawnPart[]> {
  const requests = await tx.select().from(withdrawals).where(eq(withdrawals.orderId, order.id)).orderBy(asc(withdrawals.id))
  const accepted = requests.filter(({ state }) => state === 'accepted')
  if (accepted.length === 0) return []
  const lines = await loadOrderLines(tx, order.id)
  const refunds = await loadStaffRefunds(tx, order.id)
  return accepted.map((request) => ({
    id: request.id,
    lines: request.lines,
    cents: withdrawalAmount({ order, lines, requests, refunds, request, isMoneyIn: true }),
  }))
}

/** Loads the refunds by staff as far as withdrawals depend on them. */
export async function loadStaffRefunds(tx: Tx, orderId: number): Promise<StaffRefund[]> {
  const { at, lines, deliveryCents, amountCents } = orderRefunds
  const rows = await tx
    .select({ at, lines, deliveryCents, amountCents })
    .from(orderRefunds)
    .where(eq(orderRefunds.orderId, orderId))
    .orderBy(asc(orderRefunds.id))
  return rows.map((row) => ({ at: row.at, lines: row.lines, otherCents: row.deliveryCents + row.amountCents }))
}

/** Loads what refunds by staff credited, oldest first. */
export function loadRefundCredits(tx: Tx, orderId: number) {
  return tx
    .select({ credited: orderRefunds.credited })
    .from(orderRefunds)
    .where(eq(orderRefunds.orderId, orderId))
    .orderBy(asc(orderRefunds.id))
}

/**
 * Sums the returned quantities by line: refunded by staff, withdrawn from or in a return by staff, unanswered withdrawals included.
 * `exceptReturn`: without the pieces of this return that were not refunded.
 */
export async function loadClaimedQuantities(db: Tx, orderId: number, exceptReturn?: number): Promise<ReadonlyMap<number, number>> {
  const requests = await db
    .select({ lines: withdrawals.lines })
    .from(withdrawals)
    .where(and(eq(withdrawals.orderId, orderId), ne(withdrawals.state, 'refused')))
  const refunds = await loadStaffRefunds(db, orderId)
  const returns = await sumReturnsByLine(db, orderId, { except: exceptReturn })
  const underway = [...returns].map(([lineId, { accountedFor }]) => ({ lineId, quantity: accountedFor }))
  return sumQuantities([...requests, ...refunds, { lines: underway }])
}

/** Loads the quantities by line whose return is decided: refunded by staff, or an accepted withdrawal (docs/rules/after-sale.md#office-refund-pieces). */
export async function loadRefundedOrWithdrawnQuantities(db: Tx, orderId: number): Promise<ReadonlyMap<number, number>> {
  const accepted = await db
    .select({ lines: withdrawals.lines })
    .from(withdrawals)
    .where(and(eq(withdrawals.orderId, orderId), eq(withdrawals.state, 'accepted')))
  return sumQuantities([...accepted, ...(await loadStaffRefunds(db, orderId))])
}

function sumQuantities(parts: readonly { lines: readonly { lineId: number; quantity: number }[] }[]) {
  const quantities = new Map<number, number>()
  for (const { lineId, quantity } of parts.flatMap(({ lines }) => lines)) quantities.set(lineId, (quantities.get(lineId) ?? 0) + quantity)
  return quantities
}

/** Whether a withdrawal from the order waits for its answer. */
export async function hasWaitingWithdrawal(db: Tx, orderId: number): Promise<boolean> {
  return (await db.$count(withdrawals, and(eq(withdrawals.orderId, orderId), eq(withdrawals.state, 'requested')))) > 0
}

export async function loadWithdrawalPeriod({ now }: Pick<Ctx, 'now'>, db: Tx, order: OrderRow) {
  const [delivered] = await db
    .select({ at: orderEvents.at })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, order.id), eq(orderEvents.to, 'delivered')))
    .orderBy(asc(orderEvents.id))
    .limit(1)
  const deliveredAt = delivered?.at ?? null
  return withdrawalPeriod({ ...order, isCompany: isOfCompany(order), isDigital: fulfilmentOf(order) === 'digital', deliveredAt }, now())
}

type EndedOrder = { orderId: number; actor: string }

/**
 * Ends unanswered withdrawals with the whole order (docs/rules/after-sale.md#withdrawal-end).
 * @returns whether there were any
 */
export async function endWithdrawals({ now }: Pick<Ctx, 'now'>, tx: Transaction, { orderId, actor }: EndedOrder): Promise<boolean> {
  const ended = await tx
    .update(withdrawals)
    .set({ state: 'ended', decidedAt: now(), decidedBy: actor })
    .where(and(eq(withdrawals.orderId, orderId), eq(withdrawals.state, 'requested')))
    .returning({ id: withdrawals.id })
  return ended.length > 0
}

/** Reopens ended withdrawals when the order is revived. */
export async function reopenWithdrawals(tx: Transaction, orderId: number) {
  await tx
    .update(withdrawals)
    .set({ state: 'requested', decidedAt: null, decidedBy: null })
    .where(and(eq(withdrawals.orderId, orderId), eq(withdrawals.state, 'ended')))
}
