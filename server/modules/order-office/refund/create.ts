import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { officeRefundApi } from '@/lib/api/v2/ecommerce/order/office/refund'
import { fromCents, toCents } from '@/lib/money/money'
import { actorName, audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { runIdempotent } from '@/server/core/idempotency/run-idempotent'
import { inTransaction, type Transaction } from '@/server/core/transaction'
import type { OrderRow } from '@/server/db/order-snapshots'
import { orderEvents } from '@/server/db/schema/order'
import { orderRefunds } from '@/server/db/schema/refund'
import { orderReturnLines } from '@/server/db/schema/return'
import { creditExactly } from '@/server/modules/invoice/issue/write-invoice'
import { queueMail } from '@/server/modules/mail/queue-mail'
import { createOrderUrl } from '@/server/modules/order/access/order-urls'
import { endImpossibleProposal, lockOrderStock } from '@/server/modules/order/edits/proposals'
import { lockOrder } from '@/server/modules/order/records/load-order'
import { endRefundedOrder } from '@/server/modules/payment/refund/end-refunded-order'
import { officeKeyPrefix, createPaymentRefund } from '@/server/modules/payment/refund/refunds'
import { completeShipping } from '../shipment/complete-shipping'
import { presentOfficeOrder } from '../present/present-office-order'
import { returnToStock } from '../restock/return-to-stock'
import { planRefund, type RefundPlan } from './plan-refund'

type Input = ParsedOf<typeof officeRefundApi.create>
type Written = { order: OrderRow; plan: RefundPlan; input: Input; refundId: number }

/** Refunds a part or all of an order (docs/rules/after-sale.md#office-refund-parts). The order's lock makes refunds of it follow one another. */
export async function create(ctx: Ctx, input: Input) {
  return inTransaction(ctx, async (tx) => {
    const order = await lockOrder(ctx, tx, input.id)
    const request = { call: 'ecommerce.order.office.refund.create', sender: actorName(ctx), input, result: z.null() }
    await runIdempotent(ctx, tx, request, async () => {
      await refund(ctx, tx, order, input)
      return null
    })
    return presentOfficeOrder(ctx, tx, await lockOrder(ctx, tx, order.id))
  })
}

async function refund(ctx: Ctx, tx: Transaction, order: OrderRow, input: Input) {
  const { id, returnId, lines, delivery, amount, total } = input
  const plan = await planRefund(tx, order, { lines, delivery, amount, returnId })
  const { totalCents, leftCents } = plan
  if (totalCents !== toCents(total)) throw new AppError('REFUND_CHANGED', { left: fromCents(leftCents), total: fromCents(totalCents) })
  const refundId = await writeOfficeRefund(ctx, tx, { order, plan, input })
  if (returnId === undefined) {
    await lockOrderStock(tx, order.id)
    await returnToStock(ctx, tx, { order, lines: plan.orderLines, before: plan.refundedOrWithdrawn, chosen: plan.lines })
  } else await countRefunded(tx, returnId, plan)
  await endImpossibleProposal(ctx, tx, { orderId: order.id, actor: actorName(ctx) })
  const written = { order, plan, input, refundId }
  if (!(await refundWhole(ctx, tx, written))) await refundPart(ctx, tx, written)
  // No reason here: audit entries stay when the buyer's data is erased. The refund row, the history and the mail have it.
  await audit(ctx, tx, {
    action: 'refund.create',
    target: `order:${id}`,
    detail: {
      refund: refundId,
      return: returnId,
      by: plan.payment.isManual ? 'hand' : plan.payment.provider,
      before: { leftCents },
      after: { leftCents: leftCents - totalCents },
      lines: plan.lines,
      deliveryCents: plan.deliveryCents,
      amountCents: plan.amountCents,
      totalCents,
    },
  })
}

/** Counts the refunded pieces in the lines of the return. Their stock moved when they were received. */
async function countRefunded(tx: Transaction, returnId: number, { lines }: RefundPlan) {
  for (const { lineId, quantity } of lines)
    await tx
      .update(orderReturnLines)
      .set({ refunded: sql`${orderReturnLines.refunded} + ${quantity}` })
      .where(and(eq(orderReturnLines.returnId, returnId), eq(orderReturnLines.orderLineId, lineId)))
}

/** Requests the refund of the order's payments, which a job or a person pays, and writes the office refund. @returns its id */
async function writeOfficeRefund(ctx: Ctx, tx: Transaction, { order, plan, input }: Omit<Written, 'refundId'>): Promise<number> {
  const count = await tx.$count(orderRefunds, eq(orderRefunds.orderId, order.id))
  const key = `${officeKeyPrefix}${count + 1}`
  const money = await createPaymentRefund(ctx, tx, { orderId: order.id, key, cents: plan.totalCents })
  if (money?.cents !== plan.totalCents) throw new AppError('REFUND_CHANGED', { left: fromCents(plan.leftCents) })
  const { linesCents, deliveryCents, amountCents, totalCents, credited } = plan
  const [row] = await tx
    .insert(orderRefunds)
    .values({
      orderId: order.id,
      paymentRefundId: money.ids[0],
      at: ctx.now(),
      actor: actorName(ctx),
      reason: input.reason,
      iban: plan.payment.isManual ? input.iban : '',
      returnId: input.returnId,
      // A return has decided about the stock of its pieces.
      lines: plan.lines.map(({ lineId, quantity, restock }) => ({ lineId, quantity, restock: restock && input.returnId === undefined })),
      linesCents,
      deliveryCents,
      amountCents,
      totalCents,
      credited,
    })
    .returning({ id: orderRefunds.id })
  if (!row) throw new Error('No refund was written.')
  return row.id
}

/** Where nothing is left, the order becomes `refunded`. The stock was decided line by line. */
async function refundWhole(ctx: Ctx, tx: Transaction, { order, plan, input: { reason }, refundId }: Written): Promise<boolean> {
  const detail = { refund: refundId, cents: plan.totalCents, ...(reason ? { reason } : {}) }
  return endRefundedOrder(ctx, tx, { orderId: order.id, actor: actorName(ctx), detail, reason, refundedCents: plan.totalCents })
}

async function refundPart(ctx: Ctx, tx: Transaction, { order, plan, input: { reason }, refundId }: Written) {
  const invoiceId = await creditExactly(ctx, tx, order, plan.credited)
  if (invoiceId !== null) await tx.update(orderRefunds).set({ invoiceId }).where(eq(orderRefunds.id, refundId))
  const unchanged = { from: order.status, to: order.status }
  const detail = { refund: refundId, cents: plan.totalCents, ...(reason ? { reason } : {}) }
  await tx
    .insert(orderEvents)
    .values({ ...unchanged, orderId: order.id, at: ctx.now(), actor: actorName(ctx), requestId: ctx.requestId, detail })
  const nameOf = new Map(plan.orderLines.map((line) => [line.id, line.name]))
  const data = {
    number: order.number,
    reason,
    lines: plan.lines.map(({ lineId, quantity }) => ({ name: nameOf.get(lineId) ?? '', qty: quantity })),
    delivery: plan.deliveryCents,
    refundedCents: plan.totalCents,
    isManual: plan.payment.isManual,
    url: await createOrderUrl(ctx, tx, order),
    invoiceId,
  }
  await completeShipping(ctx, tx, { order, actor: actorName(ctx) })
  if (order.email !== '') await queueMail(ctx, tx, { template: 'refundIssued', to: order.email, languageId: order.languageId, data })
}
