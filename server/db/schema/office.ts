import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, unique, type AnyPgColumn } from 'drizzle-orm/pg-core'
import { createdAt, id, timestamptz } from './columns'
import { sites } from './site'
import { users } from './user'

/** Views of the office's lists that the team shares (docs/rules/administration.md#saved-views). */
export const officeViews = pgTable(
  'office_views',
  {
    id: id(),
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    list: text({ enum: ['orders', 'returns', 'invoices', 'customers', 'privacy', 'stock', 'audit'] }).notNull(),
    name: text().notNull(),
    /** The name without case and diacritics. */
    folded: text().notNull(),
    query: text().notNull(),
    /** Equal ones stand in the order of their ids. */
    position: integer().notNull(),
    version: integer().notNull().default(1),
    savedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    savedAt: timestamptz().notNull(),
    createdAt: createdAt(),
  },
  (t) => [unique('office_views_name').on(t.siteId, t.list, t.folded), index().on(t.savedBy)],
)

/** Bulk changes, carried out by a job row by row (docs/rules/administration.md#bulk-run). */
export const officeRuns = pgTable(
  'office_runs',
  {
    id: id(),
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    kind: text({
      enum: ['order.change', 'order.note', 'stock.threshold', 'product.price', 'product.sale', 'product.saleEnd', 'product.visibility'],
    }).notNull(),
    /** What is done with each row; a note's text is removed when the run is done, or two days after it was cancelled. */
    input: jsonb().$type<Record<string, unknown>>().notNull(),
    state: text({ enum: ['running', 'done', 'cancelled'] })
      .notNull()
      .default('running'),
    startedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    /** The request that started it; its rows' entries in the audit log name it too. */
    requestId: text().notNull(),
    /** The run that this one undoes. */
    undoes: integer().references((): AnyPgColumn => officeRuns.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    endedAt: timestamptz(),
  },
  (t) => [
    index().on(t.siteId, t.id),
    index().on(t.startedBy),
    index().on(t.createdAt),
    unique('office_runs_undoes').on(t.undoes),
    check('office_runs_ended', sql`(${t.state} = 'running') = (${t.endedAt} is null)`),
  ],
)

/** One row of a run. It is carried out and marked in one transaction. */
export const officeRunItems = pgTable(
  'office_run_items',
  {
    runId: integer()
      .notNull()
      .references(() => officeRuns.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    /** The id of the order or product. */
    targetId: integer().notNull(),
    /** What the report calls it: number or SKU. */
    label: text().notNull(),
    state: text({ enum: ['waiting', 'done', 'refused'] })
      .notNull()
      .default('waiting'),
    /** As the row was when the run was started; a row that has changed since is refused. */
    expected: jsonb().$type<Record<string, unknown>>().notNull(),
    /** As it was before it was changed, for undoing. */
    before: jsonb().$type<Record<string, unknown>>(),
    /** The error code of a refusal, and what it says. */
    reason: text(),
    detail: jsonb().$type<Record<string, unknown>>(),
    at: timestamptz(),
  },
  (t) => [
    primaryKey({ columns: [t.runId, t.position] }),
    unique('office_run_items_target').on(t.runId, t.targetId),
    index('office_run_items_waiting')
      .on(t.runId, t.position)
      .where(sql`${t.state} = 'waiting'`),
    check(
      'office_run_items_done',
      sql`(${t.state} = 'waiting') = (${t.at} is null) and (${t.state} = 'refused') = (${t.reason} is not null)`,
    ),
  ],
)
