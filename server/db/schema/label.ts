import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { labelCarriers, labelErrors } from '@/lib/order/label-carriers'
import { cents, createdAt, timestamptz } from './columns'
import { shipments } from './shipment'

/** The carrier's label of a parcel (docs/rules/orders.md#shipment-labels). Its file lies in the store, under a key that is no public one. */
export const shipmentLabels = pgTable(
  'shipment_labels',
  {
    shipmentId: integer()
      .primaryKey()
      .references(() => shipments.id, { onDelete: 'cascade' }),
    carrier: text({ enum: labelCarriers }).notNull(),
    state: text({ enum: ['waiting', 'done', 'failed', 'cancelled'] })
      .notNull()
      .default('waiting'),
    /** Counts the labels that followed a cancelled one; a part of the reference at the carrier. */
    round: integer().notNull().default(1),
    packages: integer().notNull(),
    /** What the carrier collects with this parcel; null: nothing. */
    collectCents: cents(),
    /** The carrier's ids, which cancel it. */
    carrierIds: jsonb().$type<string[]>().notNull().default([]),
    /** An earlier request may have succeeded: the carrier is asked before the next one. */
    isUnsure: boolean().notNull().default(false),
    /** One call of the carrier at a time. */
    claimedUntil: timestamptz(),
    error: text({ enum: labelErrors }),
    /** The carrier's words about the last failure; they may repeat a part of the address. */
    said: text().notNull().default(''),
    /** Set before the file is stored, so that none is left without a row. */
    fileKey: text(),
    /** Nobody gets the file afterwards; then it is deleted. */
    fileUntil: timestamptz(),
    /** When this round was asked for first. */
    requestedAt: createdAt(),
  },
  (t) => [
    index('shipment_labels_files')
      .on(t.fileUntil)
      .where(sql`${t.fileKey} is not null`),
    check('shipment_labels_error', sql`(${t.state} = 'failed') = (${t.error} is not null)`),
    check('shipment_labels_file', sql`(${t.fileKey} is null) = (${t.fileUntil} is null)`),
    check('shipment_labels_collect', sql`${t.collectCents} >= 0`),
    check('shipment_labels_packages', sql`${t.packages} >= 1`),
  ],
)
