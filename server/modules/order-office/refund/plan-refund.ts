import { and, eq } from 'drizzle-orm'
import { AppError } from '@/lib/api/errors'
import { fromCents, toCents } from '@/lib/money/money'
import type { Tx } from '@/server/db/client'
import type { OrderRow } from '@/server/db/order-snapshots'
import { orderReturnLines, orderReturns } from '@/server/db/schema/return'
import { buildLines, creditParts, creditQuantities, type InvoiceLine } from '@/server/modules/invoice/contents'
import { findValidInvoice } from '@/server/modules/invoice/issue/write-invoice'
import { loadOrderLines } from '@/server/modules/order/records/load-order'
import {
  loadRefundCredits,
  loadRefundedOrWithdrawnQuantities,
  loadWithdrawnParts,
  loadClaimedQuantities,
} from '@/server/modules/order/withdrawals/order-withdrawals'
import { isOverWith } from '@/server/modules/payment/refund/end-refunded-order'
import { loadRefundable } from '@/server/modules/payment/refund/refunds'
import { loadDeliveryLeft } from '../present/load-delivery-left'
import { decideRefund, type RefundRequest } from './decide-refund'

type Input = { lines: RefundRequest['lines']; delivery: boolean; amount: number; returnId?: number }

export type RefundPlan = Awaited<ReturnType<typeof planRefund>>

/** Loads the order's facts and decides a refund of it. @throws ORDER_STATE without money, NOT_FOUND for another order's line, REFUND_CHANGED if less is left than it asks for */
export async function planRefund(tx: Tx, order: OrderRow, { lines: requested, delivery, amount, returnId }: Input) {
  const { payment, ...facts } = await loadFacts(tx, order, returnId)
  const { lines, refundedOrWithdrawn } = facts
  if (!payment) throw new AppError('ORDER_STATE', { status: order.status })
  if (!requested.every(({ lineId }) => lines.some(({ id }) => id === lineId))) throw new AppError('NOT_FOUND')
  const { leftCents } = payment
  if (returnId !== undefined && !(await hasReceived(tx, order, { returnId, lines: requested })))
    throw new AppError('REFUND_CHANGED', { left: fromCents(leftCents) })
  const request = { lines: requested, delivery, amountCents: toCents(amount) }
  const parts = decideRefund({ ...facts, leftCents }, request)
  if (!parts) throw new AppError('REFUND_CHANGED', { left: fromCents(leftCents) })
  const basis = await loadCreditBasis(tx, order, lines)
  const credited = creditParts(basis, basis.credits, {
    quantities: parts.lines,
    deliveryAndFeeCents: parts.deliveryCents,
    cents: parts.totalCents,
  })
  return {
    ...parts,
    orderLines: lines,
    refundedOrWithdrawn,
    leftCents,
    payment,
    credited: credited.lines,
    isCredited: basis.isBilled,
    isWhole: isOverWith(leftCents - parts.totalCents, order),
  }
}

/** What a refund by staff depends on; `payment` is null while the shop holds no money. */
async function loadFacts(tx: Tx, order: OrderRow, returnId: number | undefined) {
  const [lines, payment, refundedOrWithdrawn, claimed, deliveryCents] = await Promise.all([
    loadOrderLines(tx, order.id),
    loadRefundable(tx, order.id),
    loadRefundedOrWithdrawnQuantities(tx, order.id),
    loadClaimedQuantities(tx, order.id, returnId),
    loadDeliveryLeft(tx, order),
  ])
  return { lines, payment, refundedOrWithdrawn, claimed, deliveryCents }
}

type ReturnRefund = { lines: RefundRequest['lines']; returnId: number; isWithdrawal: boolean }

/**
 * Previews, in cents, what a refund of these returned pieces would pay now; 0 where `planRefund` would refuse. The last pieces of a withdrawal bring delivery
 * and payment fee (docs/rules/after-sale.md#return-refund).
 */
export async function previewReturnRefund(tx: Tx, order: OrderRow, { lines, returnId, isWithdrawal }: ReturnRefund) {
  const { payment, ...facts } = await loadFacts(tx, order, returnId)
  if (!payment || lines.length === 0) return { cents: 0, hasDelivery: false }
  const pieces = new Map(lines.map(({ lineId, quantity }) => [lineId, quantity]))
  const isLast = facts.lines.every(({ id, quantity }) => (facts.refundedOrWithdrawn.get(id) ?? 0) + (pieces.get(id) ?? 0) >= quantity)
  const request = { lines, delivery: isWithdrawal && isLast, amountCents: 0 }
  const parts = decideRefund({ ...facts, leftCents: payment.leftCents }, request)
  return { cents: parts?.totalCents ?? 0, hasDelivery: (parts?.deliveryCents ?? 0) > 0 }
}

/** Whether a return has received these pieces and nobody refunded them. @throws ORDER_STATE unless it is received and open */
async function hasReceived(tx: Tx, order: OrderRow, { returnId, lines }: { returnId: number; lines: RefundRequest['lines'] }) {
  const isIt = and(eq(orderReturns.id, returnId), eq(orderReturns.orderId, order.id), eq(orderReturns.state, 'received'))
  if ((await tx.$count(orderReturns, isIt)) === 0) throw new AppError('ORDER_STATE', { status: order.status })
  const rows = await tx.select().from(orderReturnLines).where(eq(orderReturnLines.returnId, returnId))
  const leftOf = new Map(rows.map(({ orderLineId, received, refunded }) => [orderLineId, received - refunded]))
  return lines.every(({ lineId, quantity }) => quantity <= (leftOf.get(lineId) ?? 0))
}

/** The lines that a refund credits and what was credited of them: of the valid invoice, or of the order as it would be billed. */
async function loadCreditBasis(tx: Tx, order: OrderRow, lines: Parameters<typeof buildLines>[1]) {
  const valid = await findValidInvoice(tx, order.id)
  if (valid) return { lines: valid.contents.lines, credits: valid.credits, isBilled: true }
  const whole = { lines: buildLines(order, lines) }
  const credits: { lines: InvoiceLine[] }[] = (await loadRefundCredits(tx, order.id)).map(({ credited }) => ({ lines: credited }))
  for (const part of await loadWithdrawnParts(tx, order)) credits.push(creditQuantities(whole, credits, part.lines))
  return { ...whole, credits, isBilled: false }
}
