import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, id, timestamptz } from './columns'
import { orderLines, orders } from './order'

/** A parcel of an order (docs/rules/orders.md#shipments). */
export const shipments = pgTable(
  'shipments',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    state: text({ enum: ['sent', 'delivered', 'cancelled'] })
      .notNull()
      .default('sent'),
    carrier: text().notNull().default(''),
    /** The carrier's number of the parcel, as the buyer reads it. */
    tracking: text().notNull().default(''),
    /** https; '' without one. */
    trackingUrl: text().notNull().default(''),
    /** The buyer's mail that waits for the label, so that it can name the tracking. */
    dueMail: text({ enum: ['parcelSent', 'orderShipped'] }),
    actor: text().notNull(),
    sentAt: createdAt(),
    deliveredAt: timestamptz(),
    cancelledAt: timestamptz(),
    idempotencyKey: text(),
    requestHash: text(),
  },
  (t) => [
    unique().on(t.orderId, t.idempotencyKey),
    index().on(t.orderId),
    check('shipments_delivered', sql`(${t.state} = 'delivered') = (${t.deliveredAt} is not null)`),
    check('shipments_cancelled', sql`(${t.state} = 'cancelled') = (${t.cancelledAt} is not null)`),
  ],
)

/** The pieces in a parcel. `order_lines.shipped` counts those of parcels that were not cancelled. */
export const shipmentLines = pgTable(
  'shipment_lines',
  {
    shipmentId: integer()
      .notNull()
      .references(() => shipments.id, { onDelete: 'cascade' }),
    orderLineId: integer()
      .notNull()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.shipmentId, t.orderLineId] }),
    index().on(t.orderLineId),
    check('shipment_lines_quantity', sql`${t.quantity} >= 1`),
  ],
)
