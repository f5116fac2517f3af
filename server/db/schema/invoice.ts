import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { cents, createdAt, id } from './columns'
import { orders } from './order'
import { sites } from './site'

/**
 * Invoices and the credits that take them back, whole or in part. Written once and never changed but for `isReversed`: what a tax office asks for years
 * later is what the buyer got.
 */
export const invoices = pgTable(
  'invoices',
  {
    id: id(),
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    orderId: integer()
      .notNull()
      .references(() => orders.id),
    kind: text({ enum: ['invoice', 'credit'] }).notNull(),
    year: integer().notNull(),
    count: integer().notNull(),
    /** As it is printed: 12/WEB/1, count/premises/till. */
    number: text().notNull(),
    /** The invoice that a credit takes back. */
    creditsId: integer().references((): AnyPgColumn => invoices.id),
    /** Whether credits have taken all of it back. */
    isReversed: boolean().notNull().default(false),
    totalCents: cents().notNull(),
    /** What is billed or taken back, and the seller and the buyer as they were: parsed by `InvoiceContents`. */
    contents: jsonb().notNull(),
    issuedAt: createdAt(),
  },
  (t) => [
    unique().on(t.siteId, t.year, t.count),
    index().on(t.orderId),
    uniqueIndex('invoices_standing')
      .on(t.orderId)
      .where(sql`${t.kind} = 'invoice' and not ${t.isReversed}`),
    check('invoices_credits', sql`(${t.kind} = 'credit') = (${t.creditsId} is not null)`),
    check('invoices_total', sql`${t.totalCents} >= 0`),
  ],
)

/** One count per site and year, of invoices and credits together; taken in the transaction that writes them, so there are no gaps. */
export const invoiceCounters = pgTable(
  'invoice_counters',
  {
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    year: integer().notNull(),
    last: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.siteId, t.year] })],
)
