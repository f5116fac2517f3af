import { and, eq } from 'drizzle-orm'
import { AppError } from '@/lib/api/errors'
import type { OfficeReturn } from '@/lib/api/v2/ecommerce/order/office/return.schema'
import { fromCents } from '@/lib/money/money'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { AddressSnapshot, LineSnapshot, PaymentSnapshot, type OrderRow } from '@/server/db/order-snapshots'
import { orders } from '@/server/db/schema/order'
import { orderReturns } from '@/server/db/schema/return'
import { loadOrderLines } from '@/server/modules/order/records/load-order'
import { loadAccountNames } from '@/server/modules/user/employee-names'
import { presentRefundable } from '../present/present-refunds'
import { previewReturnRefund } from '../refund/plan-refund'
import { loadReturnLines } from './lock-return'

type ReturnLine = Awaited<ReturnType<typeof loadReturnLines>>[number]

/** A return with everything that its employee needs. @throws NOT_FOUND */
export async function presentReturn(ctx: Pick<Ctx, 'site'>, db: Tx, id: number): Promise<OfficeReturn> {
  const [found] = await db
    .select({ row: orderReturns, order: orders })
    .from(orderReturns)
    .innerJoin(orders, eq(orders.id, orderReturns.orderId))
    .where(and(eq(orderReturns.id, id), eq(orders.siteId, ctx.site.id)))
  if (!found) throw new AppError('NOT_FOUND')
  const { row, order } = found
  const [lines, orderLines, refundable, names] = await Promise.all([
    loadReturnLines(db, id),
    loadOrderLines(db, order.id),
    presentRefundable(db, order),
    loadAccountNames(ctx, db, [row.actor]),
  ])
  const isWithdrawal = row.kind === 'withdrawal'
  const refundInput = { lines: row.state === 'received' ? unrefundedLines(lines) : [], returnId: id, isWithdrawal }
  const preview = await previewReturnRefund(db, order, refundInput)
  const returned = new Map(lines.map((line) => [line.orderLineId, line]))
  return {
    id,
    kind: row.kind,
    state: row.state,
    reason: row.reason,
    note: row.note,
    openedBy: names.get(row.actor) ?? '',
    openedAt: row.openedAt.toISOString(),
    receivedAt: row.receivedAt?.toISOString() ?? null,
    closedAt: row.closedAt?.toISOString() ?? null,
    order: {
      id: order.id,
      number: order.number,
      status: order.status,
      customer: customerOf(order),
      refundBy: PaymentSnapshot.parse(order.payment).kind === 'provider' ? 'provider' : 'hand',
      refundable,
    },
    lines: orderLines.flatMap(({ id: lineId, name, sku, options }) => {
      const line = returned.get(lineId)
      if (!line) return []
      const { quantity, received, restocked, condition, refunded } = line
      return {
        lineId,
        name,
        sku,
        optionLabels: LineSnapshot.parse(options).labels,
        qty: quantity,
        received,
        restocked,
        condition,
        refunded,
      }
    }),
    due: fromCents(preview.cents),
    dueDelivery: preview.hasDelivery,
  }
}

export function customerOf(order: Pick<OrderRow, 'billing'>) {
  const { firstName, lastName, companyName } = AddressSnapshot.parse(order.billing)
  return companyName ?? `${firstName} ${lastName}`
}

/** The received pieces that were not refunded (docs/rules/after-sale.md#return-refund). */
function unrefundedLines(lines: readonly ReturnLine[]) {
  return lines.flatMap(({ orderLineId, received, refunded }) =>
    received > refunded ? [{ lineId: orderLineId, quantity: received - refunded, restock: false }] : [],
  )
}
