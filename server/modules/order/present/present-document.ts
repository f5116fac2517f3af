import { asc, desc, eq } from 'drizzle-orm'
import type { Order, BuyerOrder } from '@/lib/api/entities/order.schema'
import { fromCents } from '@/lib/money/money'
import { isCompanyOrder } from '@/lib/order/is-company-order'
import { orderSlipText } from '@/lib/croatia/order-slip'
import { pdf417 } from '@/lib/croatia/pdf417'
import type { Ctx } from '@/server/core/context'
import { withdrawals } from '@/server/db/schema/after-sale'
import { orderEvents, type orderLines } from '@/server/db/schema/order'
import { paymentIntents } from '@/server/db/schema/payment'
import type { Tx } from '@/server/db/client'
import { findPayableProposal, type EditRow } from '@/server/modules/order/edits/proposals'
import { awaitsFiles } from '@/server/modules/order/files/awaits-files'
import { listAvailableFiles } from '@/server/modules/order/files/order-files'
import { withdrawalPeriod } from '@/server/modules/order/withdrawals/withdrawal-rules'
import { listInvoices } from '@/server/modules/invoice/issue/write-invoice'
import { loadShipments } from '@/server/modules/order/shipments/load-shipments'
import { type OrderRow, PaymentSnapshot, fulfilmentOf } from '@/server/db/order-snapshots'
import { paymentCheckedBy } from '@/server/modules/payment/intents/money-moving'
import { findReplacedPayment } from '@/server/modules/payment/intents/replaced-payment'
import { presentOrder } from './present-order'

type LineRow = typeof orderLines.$inferSelect

/** The order with its history, files, invoices and withdrawals. */
export async function presentOrderDocument(
  ctx: Pick<Ctx, 'now' | 'language'>,
  db: Tx,
  order: OrderRow,
  lines: LineRow[],
): Promise<BuyerOrder> {
  const presented = presentOrder(order, lines)
  const [events, requests, files, invoices, shipments, slip, proposal, payments, isFileAwaited] = await Promise.all([
    db.select().from(orderEvents).where(eq(orderEvents.orderId, order.id)).orderBy(asc(orderEvents.at), asc(orderEvents.id)),
    db.select().from(withdrawals).where(eq(withdrawals.orderId, order.id)).orderBy(desc(withdrawals.id)),
    listAvailableFiles(ctx, db, order),
    listInvoices(db, order.id),
    loadShipments(db, order.id),
    paymentSlip(presented),
    findPayableProposal(db, order),
    db
      .select({
        provider: paymentIntents.provider,
        state: paymentIntents.state,
        editId: paymentIntents.editId,
        detail: paymentIntents.detail,
      })
      .from(paymentIntents)
      .where(eq(paymentIntents.orderId, order.id))
      .orderBy(asc(paymentIntents.id)),
    awaitsFiles(db, order, lines),
  ])
  const timeline = events.filter(({ from, to }) => from !== to).map(({ to, at }) => ({ status: to, at: at.toISOString() }))
  const checkedBy = (editId: number | null) => paymentCheckedBy(payments.filter((one) => one.editId === editId))
  const deliveredAt = events.find(({ to }) => to === 'delivered')?.at ?? null
  return {
    ...presented,
    paymentKind: PaymentSnapshot.parse(order.payment).kind,
    way: fulfilmentOf(order),
    heldUntil: order.reservedUntil?.toISOString() ?? null,
    timeline,
    tracking: order.tracking,
    shipments,
    slip,
    difference: proposal ? presentDifference(order, proposal, checkedBy(proposal.id)) : null,
    paymentCheckedBy: checkedBy(null),
    replacedPayment: findReplacedPayment(payments),
    awaitsFiles: isFileAwaited,
    downloads: files,
    invoices: invoices.map(({ id, kind, number, issuedAt, totalCents }) => ({
      id,
      kind,
      number,
      issuedAt: issuedAt.toISOString(),
      total: fromCents(totalCents),
    })),
    withdrawal: {
      ...withdrawalPeriod(
        { ...order, isCompany: isCompanyOrder(presented), isDigital: fulfilmentOf(order) === 'digital', deliveredAt },
        ctx.now(),
      ),
      requests: requests.map((request) => presentWithdrawal(request, lines)),
    },
  }
}

/** The difference of an edit that waits for it (docs/rules/orders.md#edit-difference). */
function presentDifference(
  order: OrderRow,
  { totalBefore, totalAfter, payBy }: EditRow,
  checkedBy: BuyerOrder['paymentCheckedBy'],
): BuyerOrder['difference'] {
  if (!payBy) return null
  const amount = fromCents(totalAfter - totalBefore)
  const { bankTransfer } = PaymentSnapshot.parse(order.payment)
  return { amount, payBy: payBy.toISOString(), transfer: bankTransfer && { ...bankTransfer, amount }, paymentCheckedBy: checkedBy }
}

type Request = typeof withdrawals.$inferSelect

export function presentWithdrawal({ id, state, requestedAt, decidedAt, answer, lines: chosen }: Request, lines: readonly LineRow[]) {
  const nameOf = new Map(lines.map((line) => [line.id, line.name]))
  return {
    id,
    state,
    answer,
    requestedAt: requestedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    lines: chosen.map(({ lineId, quantity }) => ({ name: nameOf.get(lineId) ?? '', qty: quantity })),
  }
}

/** The payment slip's barcode while a bank transfer is awaited. */
async function paymentSlip(order: Order) {
  if (order.status !== 'awaiting_payment') return null
  const text = orderSlipText(order)
  return text === null ? null : pdf417(text)
}
