import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt } from './columns'

/**
 * Calls that were carried out under an Idempotency-Key (docs/rules/platform.md#idempotency-key). `id`: the hash of site, sender, call and key. `result` holds
 * ids and codes only, so nothing here is about a person.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    id: text().primaryKey(),
    requestHash: text().notNull(),
    result: jsonb(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.createdAt)],
)
