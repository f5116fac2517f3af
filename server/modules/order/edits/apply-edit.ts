import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { fromCents } from '@/lib/money/money'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import type { Transaction } from '@/server/core/transaction'
import { PaymentSnapshot, type OrderRow } from '@/server/db/order-snapshots'
import { orderEvents, orderLines, orders } from '@/server/db/schema/order'
import { paymentIntents } from '@/server/db/schema/payment'
import { issueInvoice, replaceInvoice } from '@/server/modules/invoice/issue/write-invoice'
import { loadOrderLines } from '@/server/modules/order/records/load-order'
import type { EditPlan } from './edit-plan'
import { moveEditStock } from './move-edit-stock'

type Edit = { order: OrderRow; plan: EditPlan; editId: number; actor: string; reason: string; isReserved: boolean }

/**
 * Writes a planned edit of a locked order: stock, lines, amounts, address, invoice, history and audit. Its money and its mail are the caller's.
 * `isReserved`: a proposal has reserved the added pieces.
 * @returns the order as it is now and the id of its new invoice; null if the stock is short: nothing is written
 */
export async function applyEdit(ctx: Ctx, tx: Transaction, edit: Edit) {
  const { order, plan } = edit
  const before = await describeOrder(tx, order)
  if (!(await moveEditStock(ctx, tx, edit))) return null
  await writeLines(tx, order, plan)
  const [edited] = await tx
    .update(orders)
    .set({
      ...plan.amounts,
      shipping: plan.shipping,
      delivery: plan.delivery,
      payment: paymentFor(order, plan.amounts.totalCents),
      version: order.version + 1,
      updatedAt: ctx.now(),
    })
    .where(eq(orders.id, order.id))
    .returning()
  if (!edited) throw new Error('A locked order is missing.')
  await changeAmountDue(ctx, tx, edited)
  // A free order was paid without an invoice; what it costs now is settled (docs/rules/orders.md#edit-invoice).
  const wasFree = order.totalCents === 0
  const invoiceId = wasFree ? await issueInvoice(ctx, tx, edited) : await replaceInvoice(ctx, tx, edited)
  await recordEdit(ctx, tx, { ...edit, before, after: await describeOrder(tx, edited) })
  return { order: edited, invoiceId }
}

async function writeLines(tx: Transaction, order: OrderRow, { removed, changed, created }: EditPlan) {
  if (removed.length > 0) await tx.delete(orderLines).where(and(eq(orderLines.orderId, order.id), inArray(orderLines.id, removed)))
  for (const { id, ...amounts } of changed)
    await tx
      .update(orderLines)
      .set(amounts)
      .where(and(eq(orderLines.orderId, order.id), eq(orderLines.id, id)))
  if (created.length === 0) return
  const [last] = await tx
    .select({ position: sql<number>`coalesce(max(${orderLines.position}), -1)` })
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
  const next = (last?.position ?? -1) + 1
  await tx.insert(orderLines).values(created.map((line, index) => ({ ...line, orderId: order.id, position: next + index })))
}

/** The slip of a bank transfer names the new amount. */
function paymentFor(order: OrderRow, totalCents: number) {
  const payment = PaymentSnapshot.parse(order.payment)
  return { ...payment, bankTransfer: payment.bankTransfer && { ...payment.bankTransfer, amount: fromCents(totalCents) } }
}

/** A transfer or cash on delivery that is awaited settles with the new total. */
async function changeAmountDue(ctx: Ctx, tx: Transaction, { id, totalCents }: OrderRow) {
  const isAwaited = and(
    eq(paymentIntents.orderId, id),
    eq(paymentIntents.state, 'open'),
    isNull(paymentIntents.editId),
    inArray(paymentIntents.provider, ['bankTransfer', 'cashOnDelivery']),
  )
  await tx.update(paymentIntents).set({ amountCents: totalCents, updatedAt: ctx.now() }).where(isAwaited)
}

/** What the audit log compares; without personal data. */
async function describeOrder(tx: Transaction, order: OrderRow) {
  const lines = await loadOrderLines(tx, order.id)
  const { totalCents, deliveryCents, vatCents, version } = order
  return {
    version,
    totalCents,
    deliveryCents,
    vatCents,
    lines: lines.map(({ quantity, sku, unitCents }) => ({ sku, quantity, unitCents })),
  }
}

type EditRecord = Edit & { before: object; after: object }

async function recordEdit(ctx: Ctx, tx: Transaction, { order, plan, editId, actor, reason, before, after }: EditRecord) {
  const detail = { edit: editId, changes: plan.changes, ...(reason ? { reason } : {}) }
  const unchanged = { from: order.status, to: order.status }
  await tx.insert(orderEvents).values({ ...unchanged, orderId: order.id, at: ctx.now(), actor, requestId: ctx.requestId, detail })
  const { lines, delivery, hasAddress } = plan.changes
  await audit(ctx, tx, {
    actor,
    action: 'order.edit',
    target: `order:${order.id}`,
    // Without the reason: the audit entry outlives the buyer.
    detail: { edit: editId, lines, delivery, hasAddress },
    before,
    after,
  })
}
