import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { bytea, createdAt, id, timestamptz } from './columns'
import { sites } from './site'

/** Orders that are printed as one PDF, built by a job (docs/rules/printing.md#print-run). Deleted a day later, since it holds addresses. */
export const printRuns = pgTable(
  'print_runs',
  {
    id: id(),
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    actor: text().notNull(),
    state: text({ enum: ['waiting', 'done', 'failed'] })
      .notNull()
      .default('waiting'),
    orderIds: jsonb().$type<number[]>().notNull(),
    documents: jsonb().$type<('pickList' | 'slips' | 'invoices' | 'labels')[]>().notNull(),
    /** Orders drawn so far. */
    drawn: integer().notNull().default(0),
    /** Orders for which an invoice was asked and there is none. */
    withoutInvoice: integer().notNull().default(0),
    /** Numbers of orders of which a label was asked and a parcel on its way has none. */
    withoutLabel: jsonb().$type<string[]>().notNull().default([]),
    pages: integer().notNull().default(0),
    file: bytea(),
    createdAt: createdAt(),
    expiresAt: timestamptz().notNull(),
  },
  (t) => [index().on(t.expiresAt), check('print_runs_file', sql`(${t.state} = 'done') = (${t.file} is not null)`)],
)
