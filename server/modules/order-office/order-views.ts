import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import type { OrderView } from '@/lib/api/v2/ecommerce/order/office.schema'
import { reversedStatuses } from '@/lib/order/order-statuses'
import { withdrawals } from '@/server/db/schema/after-sale'
import { orders } from '@/server/db/schema/order'
import { paymentIntents, paymentRefunds } from '@/server/db/schema/payment'
import { isUnpaidHold } from '@/server/modules/order/holds/hold-sql'

const isCashOnDelivery = eq(orders.paymentKind, 'cashOnDelivery')

/** Suspect payments, refunds that a person must pay by hand, and money of withdrawn orders that nobody refunds yet. */
const undecidedOrders = sql`
  select i.order_id from ${paymentIntents} i where i.state = 'suspect'
  union all
  select i.order_id from ${paymentRefunds} r join ${paymentIntents} i on i.id = r.intent_id where r.state in ('failed', 'manual')
  union all
  select o.id from ${orders} o join ${paymentIntents} i on i.order_id = o.id
  where o.status = 'withdrawn' and i.state = 'settled' and i.amount_cents > i.refunded_cents`

/** The condition of each view of the order list (docs/rules/orders.md#office-views). */
export const orderViews: Record<OrderView, SQL | undefined> = {
  pack: or(eq(orders.status, 'paid'), and(eq(orders.status, 'awaiting_payment'), isCashOnDelivery)),
  pay: and(eq(orders.status, 'awaiting_payment'), sql`not (${isCashOnDelivery})`),
  send: eq(orders.status, 'packed'),
  withdrawals: sql`${orders.id} in (select w.order_id from ${withdrawals} w where w.state = 'requested')`,
  decide: sql`${orders.id} in (${undecidedOrders})`,
  sent: eq(orders.status, 'shipped'),
  done: eq(orders.status, 'delivered'),
  over: inArray(orders.status, reversedStatuses),
  holds: isUnpaidHold,
  all: undefined,
}
