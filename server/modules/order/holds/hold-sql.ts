import { sql } from 'drizzle-orm'
import { orders } from '@/server/db/schema/order'

/** SQL: whether nobody has paid as this order's account before; a guest's e-mail address proves nothing. */
export const isUnknownBuyer = sql<boolean>`not exists (
  select from orders earlier join payment_intents paid on paid.order_id = earlier.id
  where earlier.user_id = ${orders}.user_id and paid.state = 'settled' and paid.amount_cents > 0)`

/** SQL: whether an unknown buyer's order holds stock without money (docs/rules/orders.md#unpaid-holds). */
export const isUnpaidHold = sql<boolean>`(${orders}.status = 'awaiting_payment' and ${orders}.stock_state <> 'released' and ${isUnknownBuyer})`

/** SQL: the pieces that the order's lines took, bundle parts included. */
export const heldPieces = sql<number>`(
  select coalesce(sum((part ->> 'pieces')::int), 0)::int from order_lines line, jsonb_array_elements(line.taken) part where line.order_id = ${orders}.id)`
