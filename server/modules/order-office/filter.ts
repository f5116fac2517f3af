import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { officeOrderApi } from '@/lib/api/v2/ecommerce/order/office'
import type { CheckoutSettings } from '@/lib/api/v2/ecommerce/settings.schema'
import type { OrderView } from '@/lib/api/v2/ecommerce/order/office.schema'
import { fromCents } from '@/lib/money/money'
import type { Ctx } from '@/server/core/context'
import { withdrawals } from '@/server/db/schema/after-sale'
import { orderLines, orders } from '@/server/db/schema/order'
import { paymentIntents, paymentRefunds } from '@/server/db/schema/payment'
import { loadSiteSettings } from '@/server/modules/settings/checkout/site-settings'
import { transferWait } from '@/server/modules/order/holds/hold-problem'
import { isUnpaidHold } from '@/server/modules/order/holds/hold-sql'
import { isPendingTransfer, remindedAtSql, transferWaitColumns } from '@/server/modules/order/lifecycle/process-pending-transfers'
import { type OrderRow, AddressSnapshot, DeliverySnapshot, PaymentSnapshot } from '@/server/db/order-snapshots'
import { paymentDeadline } from '@/server/modules/order/lifecycle/transfer-deadline'
import { chosenOrders } from './chosen-orders'
import { orderViews } from './order-views'

/** Drizzle omits the table's name, which inside a subquery would select another table's column. */
const orderId = sql`${orders}.id`
const pendingWithdrawals = sql<number>`(select count(*)::int from ${withdrawals} w where w.order_id = ${orderId} and w.state = 'requested')`

/** Suspect payments, and refunds that a person must pay by hand. */
const undecided = sql<number>`(
  select count(*)::int from ${paymentIntents} i left join ${paymentRefunds} r on r.intent_id = i.id and r.state in ('failed', 'manual')
  where i.order_id = ${orderId} and (i.state = 'suspect' or r.id is not null))`

/** A packed order of which a parcel has left. */
const isPartlySent = sql<boolean>`(
  ${orders.status} = 'packed' and exists (select from ${orderLines} l where l.order_id = ${orderId} and l.shipped > 0))`

/** Views of open work, shown oldest first (docs/rules/orders.md#office-views). */
const workViews: ReadonlySet<OrderView> = new Set<OrderView>(['pack', 'pay', 'send', 'withdrawals', 'decide', 'holds'])

export async function filter(ctx: Ctx, { view, page, limit, ...choice }: ParsedOf<typeof officeOrderApi.filter>) {
  const { db, site } = ctx
  const chosen = and(eq(orders.siteId, site.id), chosenOrders(choice))
  const where = and(chosen, orderViews[view])
  const direction = workViews.has(view) ? asc : desc
  const [totalRecords, rows, counts, { checkout }] = await Promise.all([
    db.$count(orders, where),
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
        ...transferWaitColumns,
      })
      .from(orders)
      .where(where)
      .orderBy(direction(orders.createdAt), direction(orders.id))
      .limit(limit)
      .offset((page - 1) * limit),
    countViews(db, chosen),
    loadSiteSettings(ctx),
  ])
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
      email: order.email,
      createdAt: order.createdAt.toISOString(),
      orderTotal: fromCents(order.totalCents),
      itemCount: quantity,
      customer: companyName ?? `${firstName} ${lastName}`,
      payment: payment.name,
      delivery: DeliverySnapshot.nullable().parse(order.delivery)?.name ?? '',
      withdrawals: row.withdrawals,
      undecided: row.undecided,
      isPartlySent: row.isPartlySent,
      payBy: presentDeadline(ctx.now(), row, checkout),
      holds: row.isHold ? row.pieces : 0,
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

/** One scan counts all views of the chosen orders. */
async function countViews(db: Ctx['db'], chosen: SQL | undefined): Promise<Record<OrderView, number>> {
  const countOf = (view: OrderView) => sql`count(*) filter (where ${orderViews[view] ?? sql`true`})::int`.mapWith(Number)
  const [row] = await db
    .select({
      pack: countOf('pack'),
      pay: countOf('pay'),
      send: countOf('send'),
      withdrawals: countOf('withdrawals'),
      decide: countOf('decide'),
      sent: countOf('sent'),
      done: countOf('done'),
      over: countOf('over'),
      holds: countOf('holds'),
      all: countOf('all'),
    })
    .from(orders)
    .where(chosen)
  if (!row) throw new Error('The views were not counted.')
  return row
}
