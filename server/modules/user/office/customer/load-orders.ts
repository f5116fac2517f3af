import { and, desc, eq, isNull, max, or, sql, sum } from 'drizzle-orm'
import type { Customer } from '@/lib/api/v1/user/office/customer.schema'
import { fromCents } from '@/lib/money/money'
import type { Tx } from '@/server/db/client'
import { downloadLinks, productFiles, withdrawals } from '@/server/db/schema/after-sale'
import { PaymentSnapshot, fulfilmentOf } from '@/server/db/order-snapshots'
import { orderLines, orders } from '@/server/db/schema/order'
import { orderReturnLines, orderReturns } from '@/server/db/schema/return'
import { heldCents, refundedCentsOf } from '@/server/modules/order/records/held-cents'
import { orderPaymentCheckedBy } from '@/server/modules/payment/intents/money-moving'

/** A customer as orders and other records name them; `userId`: null for a guest. */
export type RecordOwner = { siteId: number; userId: number | null; email: string }

/** What a screen shows of each list. */
export const maxShown = 50

/** Orders of the account, and of nobody with the address. */
export function isOrderOf({ siteId, userId, email }: RecordOwner) {
  const isGuestOrder = and(isNull(orders.userId), eq(orders.email, email))
  return and(eq(orders.siteId, siteId), userId === null ? isGuestOrder : or(eq(orders.userId, userId), isGuestOrder))
}

export async function loadOrders(tx: Tx, owner: RecordOwner): Promise<Customer['orderList']> {
  const rows = await tx
    .select({ order: orders, heldCents, paymentCheckedBy: orderPaymentCheckedBy })
    .from(orders)
    .where(isOrderOf(owner))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(maxShown)
  return rows.map(({ order: { id, number, createdAt, status, payment, shipping, delivery, totalCents, userId }, ...row }) => ({
    id,
    number,
    at: createdAt.toISOString(),
    status,
    paymentKind: PaymentSnapshot.parse(payment).kind,
    paymentCheckedBy: row.paymentCheckedBy,
    way: fulfilmentOf({ shipping, delivery }),
    total: fromCents(totalCents),
    refunded: fromCents(refundedCentsOf({ totalCents, heldCents: row.heldCents })),
    isGuestOrder: userId === null,
  }))
}

export async function loadWithdrawals(tx: Tx, owner: RecordOwner): Promise<Customer['withdrawals']> {
  const rows = await tx
    .select({ id: withdrawals.id, orderId: orders.id, number: orders.number, state: withdrawals.state, at: withdrawals.requestedAt })
    .from(withdrawals)
    .innerJoin(orders, eq(orders.id, withdrawals.orderId))
    .where(isOrderOf(owner))
    .orderBy(desc(withdrawals.id))
    .limit(maxShown)
  return rows.map(({ at, ...rest }) => ({ ...rest, at: at.toISOString() }))
}

/** What came back of the orders, as staff opened it. */
export async function loadReturns(tx: Tx, owner: RecordOwner): Promise<Customer['returns']> {
  const { id, kind, state, openedAt: at } = orderReturns
  const pieces = sql<number>`sum(${orderReturnLines.quantity})::int`
  const rows = await tx
    .select({ id, number: orders.number, kind, state, pieces, at })
    .from(orderReturns)
    .innerJoin(orderReturnLines, eq(orderReturnLines.returnId, id))
    .innerJoin(orders, eq(orders.id, orderReturns.orderId))
    .where(isOrderOf(owner))
    .groupBy(id, orders.id)
    .orderBy(desc(id))
    .limit(maxShown)
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}

/** One row for each bought file that a link was made for; `at`: when the last one was. */
export async function loadDownloads(tx: Tx, owner: RecordOwner): Promise<Customer['downloads']> {
  const rows = await tx
    .select({
      orderId: orders.id,
      number: orders.number,
      file: productFiles.name,
      uses: sum(downloadLinks.uses).mapWith(Number),
      at: max(downloadLinks.createdAt),
    })
    .from(downloadLinks)
    .innerJoin(orderLines, eq(orderLines.id, downloadLinks.orderLineId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(productFiles, eq(productFiles.id, downloadLinks.fileId))
    .where(isOrderOf(owner))
    .groupBy(orders.id, productFiles.id)
    .orderBy(sql`max(${downloadLinks.createdAt}) desc`)
    .limit(maxShown)
  return rows.flatMap(({ at, ...rest }) => (at ? [{ ...rest, at: at.toISOString() }] : []))
}
