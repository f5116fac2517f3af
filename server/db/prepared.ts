import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { PreparedQueryConfig } from 'drizzle-orm/pg-core/session'
import type { Tx } from './client'

const dialect = new PgDialect({ casing: 'snake_case' })

/**
 * Runs SQL as a prepared statement: one round trip instead of two, parsed once per connection, and sent without waiting for the statement
 * before it. For frequent statements whose text never varies; each text stays in each connection's memory. Query builders have the same
 * with `.prepare('name').execute()`.
 */
export async function prepared<Row extends Record<string, unknown>>(db: Tx, query: SQL): Promise<Row[]> {
  const session = db._.session
  return session.prepareQuery<PreparedQueryConfig & { execute: Row[] }>(dialect.sqlToQuery(query), undefined, 'prepared', false).execute()
}
