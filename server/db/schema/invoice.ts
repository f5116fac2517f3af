import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { cents, createdAt, id } from './columns'
import { orders } from './order'
import { sites } from './site'

/** Invoices and the credits that reverse them, in whole or in part (docs/rules/data.md#one-invoice). Immutable except for `isReversed`. */
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
    /** Its number within the year, without gaps. */
    sequence: integer().notNull(),
    /** As printed: 12/WEB/1 is sequence/premises/till. */
    number: text().notNull(),
    /** The invoice that a credit reverses. */
    creditsId: integer().references((): AnyPgColumn => invoices.id),
    /** Whether credits reverse all of it. */
    isReversed: boolean().notNull().default(false),
    totalCents: cents().notNull(),
    /** A snapshot of lines, seller and buyer, parsed by `InvoiceContents`. */
    contents: jsonb().notNull(),
    issuedAt: createdAt(),
    /** The text that the office's search reads, folded: written by a trigger (invoice-search.sql). */
    folded: text().notNull().default(''),
  },
  (t) => [
    unique().on(t.siteId, t.year, t.sequence),
    index().on(t.orderId),
    index().on(t.siteId, t.id),
    index().on(t.siteId, t.issuedAt),
    index().on(t.creditsId),
    index('invoices_folded').using('gin', sql`${t.folded} gin_trgm_ops`),
    uniqueIndex('invoices_not_reversed')
      .on(t.orderId)
      .where(sql`${t.kind} = 'invoice' and not ${t.isReversed}`),
    check('invoices_credits', sql`(${t.kind} = 'credit') = (${t.creditsId} is not null)`),
    check('invoices_total', sql`${t.totalCents} >= 0`),
  ],
)

/** One counter for invoices and credits together (docs/rules/data.md#gapless-numbers). */
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
