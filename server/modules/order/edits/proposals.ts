import { and, eq, inArray } from 'drizzle-orm'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import type { Transaction } from '@/server/core/transaction'
import type { Tx } from '@/server/db/client'
import type { OrderRow } from '@/server/db/order-snapshots'
import { orderEvents, orderLines, orders } from '@/server/db/schema/order'
import { orderEdits } from '@/server/db/schema/order-edit'
import { paymentIntents } from '@/server/db/schema/payment'
import { lockStock, sumOrderDemand } from '@/server/modules/product/stock/move-stock'
import { applyEdit } from './apply-edit'
import { EditPlan } from './edit-plan'
import { editRefusal } from './edit-refusal'
import { loadEditFacts } from './load-edit-facts'
import { releaseEditStock } from './move-edit-stock'
import { notifyEditEnded } from './notify-edit-ended'

export type EditRow = typeof orderEdits.$inferSelect

/** The order's edit that waits until its difference is paid; undefined without one. */
export async function findProposal(tx: Tx, orderId: number): Promise<EditRow | undefined> {
  const [edit] = await tx
    .select()
    .from(orderEdits)
    .where(and(eq(orderEdits.orderId, orderId), eq(orderEdits.state, 'proposed')))
  return edit
}

/** The ids of those orders that have a proposed edit. */
export async function ordersWithProposals(db: Tx, orderIds: number[]): Promise<ReadonlySet<number>> {
  const { orderId, state } = orderEdits
  const rows = await db
    .select({ orderId })
    .from(orderEdits)
    .where(and(inArray(orderId, orderIds), eq(state, 'proposed')))
  return new Set(rows.map((row) => row.orderId))
}

/** What a payment of an edit finds: `waits` for it, `applied` already, or `over`: the order has changed or the edit has ended. */
export async function proposalState(tx: Tx, order: OrderRow, editId: number): Promise<'waits' | 'applied' | 'over'> {
  const [edit] = await tx.select().from(orderEdits).where(eq(orderEdits.id, editId))
  if (edit?.state === 'applied') return 'applied'
  return edit?.state === 'proposed' && (await isApplicable(tx, order, edit)) ? 'waits' : 'over'
}

/** The proposed edit if it can still be applied: nothing of the order was sent, returned, refunded or edited since. */
export async function findPayableProposal(tx: Tx, order: OrderRow): Promise<EditRow | undefined> {
  const edit = await findProposal(tx, order.id)
  return edit && (await isApplicable(tx, order, edit)) ? edit : undefined
}

/** Whether a proposed edit can still be applied. The payment of its difference may be on the way meanwhile. */
async function isApplicable(tx: Tx, order: OrderRow, edit: EditRow): Promise<boolean> {
  if (order.version !== edit.version) return false
  const { facts, isPaid } = await loadEditFacts(tx, order)
  return isPaid && editRefusal({ ...facts, hasProposal: false, isMoneyMoving: false }) === null
}

/** Edits a locked order as proposed; its difference counts as settled afterwards. @returns null if it cannot be any more */
export async function applyProposal(
  ctx: Ctx,
  tx: Transaction,
  { order, editId, actor }: { order: OrderRow; editId: number; actor: string },
) {
  const [edit] = await tx.select().from(orderEdits).where(eq(orderEdits.id, editId)).for('update')
  if (edit?.state !== 'proposed' || !(await isApplicable(tx, order, edit))) return null
  const plan = EditPlan.parse(edit.plan)
  const applied = await applyEdit(ctx, tx, { order, plan, editId, actor, reason: edit.reason, isReserved: true })
  if (!applied) throw new Error('Reserved stock of an edit is missing.')
  await closeEdit(ctx, tx, editId, 'applied')
  return { ...applied, edit, changes: plan.changes }
}

async function closeEdit(ctx: Ctx, tx: Transaction, editId: number, state: 'applied' | 'ended') {
  await tx.update(orderEdits).set({ state, plan: null, payBy: null, closedAt: ctx.now() }).where(eq(orderEdits.id, editId))
}

/** Locks the stock of an order's lines and of its proposed edit at once, for a change that moves both (docs/rules/orders.md#stock-locks). */
export async function lockOrderStock(tx: Transaction, orderId: number) {
  const lines = await tx.select({ taken: orderLines.taken }).from(orderLines).where(eq(orderLines.orderId, orderId))
  const edit = await findProposal(tx, orderId)
  const added = edit ? EditPlan.parse(edit.plan).more : []
  const demand = sumOrderDemand([...lines, { taken: added }])
  await lockStock(
    tx,
    demand.map(({ productId }) => productId),
  )
}

/**
 * Ends the proposed edit of an order, if there is one: the order is sent, over, or nobody paid. A mail tells the buyer not to pay it; money that
 * arrives late is refunded (docs/rules/orders.md#edit-difference).
 * @returns whether there was one
 */
export async function endProposal(ctx: Ctx, tx: Transaction, { order, actor }: { order: OrderRow; actor: string }): Promise<boolean> {
  const edit = await findProposal(tx, order.id)
  if (!edit) return false
  const plan = EditPlan.parse(edit.plan)
  await releaseEditStock(ctx, tx, { order, plan, actor })
  await closeEdit(ctx, tx, edit.id, 'ended')
  const isOpen = and(eq(paymentIntents.editId, edit.id), eq(paymentIntents.state, 'open'))
  const isByHand = inArray(paymentIntents.provider, ['bankTransfer', 'cashOnDelivery'])
  await tx.update(paymentIntents).set({ state: 'voided', updatedAt: ctx.now() }).where(and(isOpen, isByHand))
  // The sweep asks the provider about the others, and voids them there.
  await tx.update(paymentIntents).set({ nextCheckAt: ctx.now() }).where(isOpen)
  const unchanged = { from: order.status, to: order.status }
  const detail = { edit: edit.id, isEnded: true, changes: plan.changes }
  await tx.insert(orderEvents).values({ ...unchanged, orderId: order.id, at: ctx.now(), actor, requestId: ctx.requestId, detail })
  await notifyEditEnded(ctx, tx, { order, changes: plan.changes, cents: edit.totalAfter - edit.totalBefore })
  await audit(ctx, tx, { actor, action: 'order.edit.end', target: `order:${order.id}`, detail: { edit: edit.id } })
  return true
}

/** Ends it as soon as the order cannot be edited so any more: pieces or money of it went back (docs/rules/orders.md#edit-difference). */
export async function endImpossibleProposal(ctx: Ctx, tx: Transaction, { orderId, actor }: { orderId: number; actor: string }) {
  const edit = await findProposal(tx, orderId)
  if (!edit) return
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId))
  if (order && !(await isApplicable(tx, order, edit))) await endProposal(ctx, tx, { order, actor })
}
