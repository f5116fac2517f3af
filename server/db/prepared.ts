import { fillPlaceholders, type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { PreparedQueryConfig } from 'drizzle-orm/pg-core/session'
import type { Tx } from './client'

const dialect = new PgDialect({ casing: 'snake_case' })

/**
 * Runs SQL as a prepared statement: one round trip instead of two, parsed once per connection, and sent without waiting for the statement
 * before it. For frequent statements whose text never varies; each text stays in each connection's memory. Query builders have the same
 * with `.prepare('name').execute()`.
 */
export async function executePrepared<Row extends Record<string, unknown>>(db: Tx, query: SQL): Promise<Row[]> {
  const { sql, params } = dialect.sqlToQuery(query)
  return executePreparedText<Row>(db, sql, params)
}

/**
 * The same for the most frequent statements: their text is put together once, at the first call. What varies stands in it as
 * `sql.placeholder('name')` and is given by name.
 */
export function prepareStatement<Row extends Record<string, unknown>>(build: () => SQL) {
  let prepared: { sql: string; params: unknown[] } | undefined
  return (db: Tx, values: Record<string, unknown>): Promise<Row[]> => {
    prepared ??= dialect.sqlToQuery(build())
    return executePreparedText<Row>(db, prepared.sql, fillPlaceholders(prepared.params, values))
  }
}

/** The same for SQL that is text already, with `$1` for its parameters. An object among them is sent as JSON, undefined as null. */
export async function executePreparedText<Row extends Record<string, unknown>>(db: Tx, sql: string, params: unknown[]): Promise<Row[]> {
  const query = { sql, params: params.map(toParameter) }
  return db._.session.prepareQuery<PreparedQueryConfig & { execute: Row[] }>(query, undefined, 'prepared', false).execute()
}

function toParameter(value: unknown) {
  const isJson = typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)
  return isJson ? JSON.stringify(value) : (value ?? null)
}
