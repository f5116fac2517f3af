import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, timestamptz } from './columns'
import { invoices } from './invoice'
import { sites } from './site'

/** What the tax authority knows of an invoice (docs/rules/fiscal.md). An invoice that is not reported has no row. */
export const fiscalReceipts = pgTable(
  'fiscal_receipts',
  {
    id: id(),
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    invoiceId: integer()
      .notNull()
      .unique()
      .references(() => invoices.id),
    /** `failed`: nothing more is tried by itself. */
    state: text({ enum: ['waiting', 'done', 'failed'] })
      .notNull()
      .default('waiting'),
    /** How it was paid: cash, card, transfer, other. */
    payment: text({ enum: ['G', 'K', 'T', 'O'] }).notNull(),
    /** The issuer's protection code; '' while the key could not be read. */
    zki: text().notNull().default(''),
    /** The authority's identifier; the first answer counts. */
    jir: text(),
    attempts: integer().notNull().default(0),
    nextTryAt: timestamptz(),
    /** One attempt at a time. */
    claimedUntil: timestamptz(),
    /** Why the last attempt failed, as the authority or the network says it. */
    error: text().notNull().default(''),
    reportedAt: timestamptz(),
    createdAt: createdAt(),
  },
  (t) => [
    index('fiscal_receipts_due')
      .on(t.nextTryAt)
      .where(sql`${t.state} = 'waiting'`),
    index().on(t.siteId, t.state),
    check('fiscal_receipts_jir', sql`(${t.state} = 'done') = (${t.jir} is not null)`),
    check('fiscal_receipts_next', sql`(${t.state} = 'waiting') = (${t.nextTryAt} is not null)`),
  ],
)
