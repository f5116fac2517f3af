import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { bytea, createdAt, id, timestamptz, secretHash } from './columns'
import { orderLines, orders } from './order'
import { products } from './product'

/** Keys to an order: `mailed` opens it once and is exchanged for a `held` one in the browser, `file` fetches the order as PDF. */
export const orderKeys = pgTable(
  'order_keys',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    purpose: text({ enum: ['mailed', 'browser', 'file'] }).notNull(),
    hash: secretHash().notNull(),
    createdAt: createdAt(),
    expiresAt: timestamptz().notNull(),
    /** Set at the first use of a mailed key, which is valid once. */
    usedAt: timestamptz(),
  },
  (t) => [unique().on(t.hash, t.orderId), index().on(t.orderId)],
)

/** The contents of sold files, each stored once: in the database, so that every instance can serve them, and only to buyers. */
export const productFileContents = pgTable('product_file_contents', {
  /** SHA-256 of the content. */
  hash: text().primaryKey(),
  content: bytea().notNull(),
})

/** The files of an e-product. */
export const productFiles = pgTable(
  'product_files',
  {
    id: id(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    mediaType: text().notNull(),
    size: integer().notNull(),
    hash: text()
      .notNull()
      .references(() => productFileContents.hash),
    /** Hash of the import's source address; an unchanged source is not fetched again. */
    sourceHash: text(),
    position: integer().notNull().default(0),
    /** When it was replaced; buyers from before keep it. */
    retiredAt: timestamptz(),
  },
  (t) => [unique().on(t.productId, t.name), index().on(t.hash), check('product_files_size', sql`${t.size} > 0`)],
)

/** A download link of a paid file, limited in uses and time. */
export const downloadLinks = pgTable(
  'download_links',
  {
    id: id(),
    orderLineId: integer()
      .notNull()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
    fileId: integer()
      .notNull()
      .references(() => productFiles.id, { onDelete: 'cascade' }),
    hash: secretHash().notNull().unique(),
    createdAt: createdAt(),
    expiresAt: timestamptz().notNull(),
    uses: integer().notNull().default(0),
    /** What resumed downloads were sent, which count no use (docs/rules/after-sale.md#download-limit). */
    resumedBytes: bigint({ mode: 'number' }).notNull().default(0),
    firstUsedAt: timestamptz(),
  },
  (t) => [index().on(t.orderLineId, t.fileId)],
)

/** A buyer's withdrawal from the contract (Directive (EU) 2023/2673) and the shop's answer; states: docs/rules/data.md#withdrawal-decision. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    state: text({ enum: ['requested', 'accepted', 'refused', 'ended'] })
      .notNull()
      .default('requested'),
    name: text().notNull(),
    email: text().notNull(),
    /** The returned lines. */
    lines: jsonb().$type<{ lineId: number; quantity: number }[]>().notNull(),
    note: text().notNull().default(''),
    requestedAt: createdAt(),
    decidedAt: timestamptz(),
    decidedBy: text(),
    answer: text().notNull().default(''),
    restocked: boolean().notNull().default(false),
    /** The request's Idempotency-Key and hash (docs/rules/after-sale.md#withdrawal-once). */
    idempotencyKey: text(),
    requestHash: text(),
  },
  (t) => [
    unique().on(t.orderId, t.idempotencyKey),
    index().on(t.orderId),
    index().on(t.state, t.requestedAt),
    check('withdrawals_decided', sql`(${t.state} = 'requested') = (${t.decidedAt} is null)`),
  ],
)
