import { and, count, eq, inArray, sql } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { officeOrderApi } from '@/lib/api/v2/ecommerce/order/office'
import type { CheckoutSettings } from '@/lib/api/v2/ecommerce/settings.schema'
import type { OrderView } from '@/lib/api/v2/ecommerce/order/office.schema'
import { fromCents } from '@/lib/money/money'
import { reversedStatuses } from '@/lib/order/order-statuses'
import type { Ctx } from '@/server/core/context'
import { withdrawals } from '@/server/db/schema/after-sale'
import { orderEvents, orderLines, orders, orderStatus } from '@/server/db/schema/order'
import { paymentIntents, paymentRefunds } from '@/server/db/schema/payment'
import { loadSiteSettings } from '@/server/modules/settings/checkout/site-settings'
import { transferWait } from '@/server/modules/order/holds/hold-problem'
import { isUnpaidHold } from '@/server/modules/order/holds/hold-sql'
import { isPendingTransfer, remindedAtSql, transferWaitColumns } from '@/server/modules/order/lifecycle/process-pending-transfers'
import { type OrderRow, AddressSnapshot, DeliverySnapshot, PaymentSnapshot, fulfilmentOf } from '@/server/db/order-snapshots'
import { heldCents, refundedCentsOf } from '@/server/modules/order/records/held-cents'
import { orderPaymentCheckedBy } from '@/server/modules/payment/intents/money-moving'
import { paymentDeadline } from '@/server/modules/order/lifecycle/transfer-deadline'
import { foundOrders, orderFilter, orderOfList } from './chosen-orders'
import { orderViews } from './order-views'

/** Drizzle omits the table's name, which inside a subquery would select another table's column. */
const orderId = sql`${orders}.id`
const pendingWithdrawals = sql<number>`(select count(*)::int from ${withdrawals} w where w.order_id = ${orderId} and w.state = 'requested')`

/** Suspect payments, refunds that a person must pay by hand, and payments whose order was withdrawn and that nobody refunds yet; as the view `decide`. */
const undecided = sql<number>`(
  select count(*)::int from ${paymentIntents} i left join ${paymentRefunds} r on r.intent_id = i.id and r.state in ('failed', 'manual')
  where i.order_id = ${orderId} and (i.state = 'suspect' or r.id is not null
    or ${orders}.status = 'withdrawn' and i.state = 'settled' and i.amount_cents > i.refunded_cents))`

/** A packed order of which a parcel has left. */
const isPartlySent = sql<boolean>`(
  ${orders.status} = 'packed' and exists (select from ${orderLines} l where l.order_id = ${orderId} and l.shipped > 0))`

/** When an order was printed last (docs/rules/printing.md#printed-orders). */
const printedAt = sql`(
  select max(e.at) from ${orderEvents} e where e.order_id = ${orderId} and e.detail ? 'printed')`.mapWith(orderEvents.at)

export async function filter(ctx: Ctx, { view, sort, page, limit, ...choice }: ParsedOf<typeof officeOrderApi.filter>) {
  const { db, site } = ctx
  const chosen = and(eq(orders.siteId, site.id), orderFilter(ctx, choice))
  const order = orderOfList({ view, sort })
  // Else the subqueries of the columns would run for all rows before the page too.
  const pageIds = db
    .select({ id: orders.id })
    .from(orders)
    .where(and(chosen, orderViews[view]))
    .orderBy(...order)
    .limit(limit)
    .offset((page - 1) * limit)
  const [rows, counts, { checkout }] = await Promise.all([
    db
      .select({
        order: orders,
        quantity: sql<number>`(select coalesce(sum(l.quantity), 0)::int from ${orderLines} l where l.order_id = ${orderId})`,
        withdrawals: pendingWithdrawals,
        undecided,
        isPartlySent,
        remindedAt: remindedAtSql,
        isWaiting: sql<boolean>`${isPendingTransfer}`,
        isHold: isUnpaidHold,
        paymentCheckedBy: orderPaymentCheckedBy,
        printedAt,
        heldCents,
        ...transferWaitColumns,
      })
      .from(orders)
      .where(inArray(orders.id, pageIds))
      .orderBy(...order),
    countViews(ctx, choice),
    loadSiteSettings(ctx),
  ])
  const totalRecords = counts[view]
  const records = rows.map((row) => {
    const { order, quantity } = row
    const payment = PaymentSnapshot.parse(order.payment)
    const { firstName, lastName, companyName } = AddressSnapshot.parse(order.billing)
    return {
      id: order.id,
      number: order.number,
      orderSlug: order.slug,
      store: order.storeId,
      status: order.status,
      paymentKind: payment.kind,
      way: fulfilmentOf(order),
      email: order.email,
      createdAt: order.createdAt.toISOString(),
      orderTotal: fromCents(order.totalCents),
      itemCount: quantity,
      customer: companyName ?? `${firstName} ${lastName}`,
      payment: payment.name,
      paymentCheckedBy: row.paymentCheckedBy,
      delivery: DeliverySnapshot.nullable().parse(order.delivery)?.name ?? '',
      withdrawals: row.withdrawals,
      undecided: row.undecided,
      isPartlySent: row.isPartlySent,
      payBy: presentDeadline(ctx.now(), row, checkout),
      holds: row.isHold ? row.pieces : 0,
      printedAt: row.printedAt?.toISOString() ?? null,
      refunded: fromCents(refundedCentsOf({ totalCents: order.totalCents, heldCents: row.heldCents })),
    }
  })
  return { records, totalRecords, totalPages: Math.ceil(totalRecords / limit), page, limit, counts }
}

type TransferRow = { order: OrderRow; isWaiting: boolean; remindedAt: Date | null } & Parameters<typeof transferWait>[0]

function presentDeadline(now: Date, row: TransferRow, { transferDays }: CheckoutSettings) {
  const days = transferWait(row, transferDays)
  if (!row.isWaiting || days === null) return null
  const at = paymentDeadline({ createdAt: row.order.createdAt, remindedAt: row.remindedAt, days })
  return { at: at.toISOString(), isOver: at < now }
}

/** Counts the states of the chosen orders in an index; the conditions that read rows are asked of the few that can meet them. */
async function countViews(ctx: Ctx, choice: Parameters<typeof orderFilter>[1]): Promise<Record<OrderView, number>> {
  const { db, site } = ctx
  const found = foundOrders(choice.q)
  // Searched once for all counts.
  const search = found ? sql`with found as materialized (${found})` : sql``
  const isFound = found && sql`${orders.id} in (select order_id from found)`
  const filtered = and(eq(orders.siteId, site.id), orderFilter(ctx, { ...choice, q: '' }))
  const chosen = and(filtered, isFound)
  // Joined, else Postgres would compare all orders of the site with those that were found.
  const source = found ? sql`found join ${orders} on ${orders.id} = found.order_id` : sql`${orders}`
  const countOf = (view: OrderView) => db.select({ n: count() }).from(orders).where(and(chosen, orderViews[view]))
  const statuses = sql<Partial<Record<OrderRow['status'], number>>>`(
    select coalesce(jsonb_object_agg(s.status, s.n), '{}') from (select ${orders.status} as status, count(*) as n from ${source} where ${filtered} group by 1) s)`
  const [row] = await db.execute<
    Record<'pack' | 'withdrawals' | 'decide' | 'holds', number> & { statuses: Partial<Record<OrderRow['status'], number>> }
  >(sql`
    ${search} select ${statuses} as statuses, (${countOf('pack')})::int as pack, (${countOf('withdrawals')})::int as withdrawals,
      (${countOf('decide')})::int as decide, (${countOf('holds')})::int as holds`)
  if (!row) throw new Error('The views were not counted.')
  const { statuses: by, ...counted } = row
  const sumOf = (...names: OrderRow['status'][]) => names.reduce((sum, name) => sum + (by[name] ?? 0), 0)
  return {
    ...counted,
    pay: sumOf('awaiting_payment', 'paid') - counted.pack,
    send: sumOf('packed'),
    sent: sumOf('shipped'),
    done: sumOf('delivered'),
    over: sumOf(...reversedStatuses),
    all: sumOf(...orderStatus.enumValues),
  }
}
