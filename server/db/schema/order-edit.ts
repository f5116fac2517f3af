import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { cents, createdAt, id, timestamptz } from './columns'
import { orders } from './order'

/**
 * Edits of orders by staff (docs/rules/orders.md#order-edit). `proposed`: it makes a paid order dearer and waits until the difference is paid; `ended`: it
 * was given up, or nobody paid in time.
 */
export const orderEdits = pgTable(
  'order_edits',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    state: text({ enum: ['applied', 'proposed', 'ended'] }).notNull(),
    /** The order's version that it was made at. */
    version: integer().notNull(),
    totalBefore: cents().notNull(),
    totalAfter: cents().notNull(),
    actor: text().notNull(),
    reason: text().notNull().default(''),
    /** What will be written, parsed by `EditPlan`; only while it waits, since it holds an address. */
    plan: jsonb(),
    /** Until then its added pieces are reserved. */
    payBy: timestamptz(),
    at: createdAt(),
    /** When it was applied or ended. */
    closedAt: timestamptz(),
  },
  (t) => [
    index().on(t.orderId),
    uniqueIndex('order_edits_proposed')
      .on(t.orderId)
      .where(sql`${t.state} = 'proposed'`),
    index('order_edits_due')
      .on(t.payBy)
      .where(sql`${t.state} = 'proposed'`),
    check('order_edits_plan', sql`(${t.state} = 'proposed') = (${t.plan} is not null)`),
    check('order_edits_pay_by', sql`(${t.state} = 'proposed') = (${t.payBy} is not null)`),
    check('order_edits_dearer', sql`${t.state} <> 'proposed' or ${t.totalAfter} > ${t.totalBefore}`),
    check('order_edits_totals', sql`least(${t.totalBefore}, ${t.totalAfter}) >= 0`),
  ],
)
