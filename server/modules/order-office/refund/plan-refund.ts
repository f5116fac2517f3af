import { AppError } from '@/lib/api/errors'
import { fromCents, toCents } from '@/lib/money/money'
import type { Tx } from '@/server/db/client'
import type { OrderRow } from '@/server/db/order-snapshots'
import { buildLines, creditParts, creditQuantities, type InvoiceLine } from '@/server/modules/invoice/contents'
import { findValidInvoice } from '@/server/modules/invoice/issue/write-invoice'
import { loadOrderLines } from '@/server/modules/order/records/load-order'
import {
  loadRefundCredits,
  loadReturnedQuantities,
  loadWithdrawnParts,
  loadWithdrawnQuantities,
} from '@/server/modules/order/withdrawals/order-withdrawals'
import { loadRefundable } from '@/server/modules/payment/refund/refunds'
import { loadDeliveryLeft } from '../present/load-delivery-left'
import { decideRefund, type RefundWish } from './decide-refund'

type Input = { lines: RefundWish['lines']; delivery: boolean; amount: number }

export type RefundPlan = Awaited<ReturnType<typeof planRefund>>

/** Loads the order's facts and decides a refund of it. @throws ORDER_STATE without money, REFUND_CHANGED if less is left than it asks for */
export async function planRefund(tx: Tx, order: OrderRow, { lines: wished, delivery, amount }: Input) {
  const [lines, payment, returned, claimed, deliveryCents] = await Promise.all([
    loadOrderLines(tx, order.id),
    loadRefundable(tx, order.id),
    loadReturnedQuantities(tx, order.id),
    loadWithdrawnQuantities(tx, order.id),
    loadDeliveryLeft(tx, order),
  ])
  if (!payment) throw new AppError('ORDER_STATE', { status: order.status })
  const { leftCents } = payment
  const wish = { lines: wished, delivery, amountCents: toCents(amount) }
  const parts = decideRefund({ lines, returned, claimed, deliveryCents, leftCents }, wish)
  if (!parts) throw new AppError('REFUND_CHANGED', { left: fromCents(leftCents) })
  const basis = await loadCreditBasis(tx, order, lines)
  const credited = creditParts(basis, basis.credits, {
    quantities: parts.lines,
    deliveryCents: parts.deliveryCents,
    cents: parts.totalCents,
  })
  const isWhole = parts.totalCents === leftCents && order.status !== 'cancelled' && order.status !== 'withdrawn'
  return { ...parts, orderLines: lines, returned, leftCents, payment, credited: credited.lines, isCredited: basis.isBilled, isWhole }
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
