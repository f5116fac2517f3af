import { sql } from 'drizzle-orm'
import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id } from './columns'

/**
 * The journal of cache invalidations: a row enters in the transaction that changed the data, and its trigger notifies every instance
 * (docs/rules/data.md#invalidation-journal). `xact` is that transaction.
 */
export const cacheInvalidations = pgTable(
  'cache_invalidations',
  {
    id: id(),
    xact: bigint({ mode: 'number' })
      .notNull()
      .default(sql`pg_current_xact_id()::text::bigint`),
    tags: text().array().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.xact), index().on(t.createdAt)],
)
