import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { bytea, createdAt, id, timestamptz, secretHash } from './columns'
import { orderLines, orders } from './order'
import { products } from './product'

/** What comes after an order was made: who may open it, what may be downloaded, and what the buyer withdraws from. */

/** Keys to an order. A mailed one opens it once, and leaves the browser one of its own, good for a while; a file's fetches the order as PDF. */
export const orderLinks = pgTable(
  'order_links',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    purpose: text({ enum: ['mailed', 'held', 'file'] }).notNull(),
    hash: secretHash().notNull(),
    createdAt: createdAt(),
    expiresAt: timestamptz().notNull(),
    /** A mailed key is spent at its first use. */
    usedAt: timestamptz(),
  },
  (t) => [unique().on(t.hash, t.orderId), index().on(t.orderId)],
)

/** The bytes of files that are sold, each once: in the database, so that every instance has them, and nobody who has not paid. */
export const productFileContents = pgTable('product_file_contents', {
  /** Their SHA-256. */
  hash: text().primaryKey(),
  content: bytea().notNull(),
})

/** What a buyer of an e-product gets. */
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
    /** Of the address it was imported from, so that the next import need not fetch it. */
    sourceHash: text(),
    position: integer().notNull().default(0),
    /** Since then it is not sold; whoever ordered earlier keeps it. */
    retiredAt: timestamptz(),
  },
  (t) => [unique().on(t.productId, t.name), index().on(t.hash), check('product_files_size', sql`${t.size} > 0`)],
)

/** A link by which a file that was paid for may be fetched: a few times, for a while. */
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
    firstUsedAt: timestamptz(),
  },
  (t) => [index().on(t.orderLineId, t.fileId)],
)

/** A buyer's withdrawal from a contract (Directive (EU) 2023/2673), as it was said, and what the shop answered. */
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
    /** What is sent back: [{ lineId, quantity }] */
    lines: jsonb().$type<{ lineId: number; quantity: number }[]>().notNull(),
    note: text().notNull().default(''),
    requestedAt: createdAt(),
    decidedAt: timestamptz(),
    decidedBy: text(),
    answer: text().notNull().default(''),
    restocked: boolean().notNull().default(false),
  },
  (t) => [
    index().on(t.orderId),
    index().on(t.state, t.requestedAt),
    check('withdrawals_decided', sql`(${t.state} = 'requested') = (${t.decidedAt} is null)`),
  ],
)
