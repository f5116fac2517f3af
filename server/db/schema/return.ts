import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, id, timestamptz } from './columns'
import { orderLines, orders } from './order'

/** Goods that come back, as staff opened it (docs/rules/after-sale.md#return-states). A buyer's own declaration is a row of `withdrawals`. */
export const orderReturns = pgTable(
  'order_returns',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['withdrawal', 'complaint', 'goodwill', 'undelivered'] }).notNull(),
    state: text({ enum: ['open', 'received', 'closed', 'cancelled'] })
      .notNull()
      .default('open'),
    /** Why it comes back, and what was found when it was received; for the office only. */
    reason: text().notNull().default(''),
    note: text().notNull().default(''),
    actor: text().notNull(),
    openedAt: createdAt(),
    receivedAt: timestamptz(),
    /** Closed or cancelled. */
    closedAt: timestamptz(),
  },
  (t) => [
    index().on(t.orderId),
    index().on(t.state, t.openedAt),
    check('order_returns_received', sql`(${t.state} in ('received', 'closed')) = (${t.receivedAt} is not null)`),
    check('order_returns_closed', sql`(${t.state} in ('closed', 'cancelled')) = (${t.closedAt} is not null)`),
  ],
)

/** The pieces of a return. Of the received ones, `restocked` went back to stock and the others were written off. */
export const orderReturnLines = pgTable(
  'order_return_lines',
  {
    returnId: integer()
      .notNull()
      .references(() => orderReturns.id, { onDelete: 'cascade' }),
    orderLineId: integer()
      .notNull()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
    received: integer().notNull().default(0),
    restocked: integer().notNull().default(0),
    /** Null until it is received. */
    condition: text({ enum: ['unused', 'used', 'damaged'] }),
    /** Received pieces whose price was refunded. */
    refunded: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.returnId, t.orderLineId] }),
    index().on(t.orderLineId),
    check('order_return_lines_quantity', sql`${t.quantity} >= 1`),
    check('order_return_lines_received', sql`${t.received} between 0 and ${t.quantity}`),
    check('order_return_lines_restocked', sql`${t.restocked} between 0 and ${t.received}`),
    check('order_return_lines_refunded', sql`${t.refunded} between 0 and ${t.received}`),
  ],
)
