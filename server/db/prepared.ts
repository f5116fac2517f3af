import { fillPlaceholders, type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { PreparedQueryConfig } from 'drizzle-orm/pg-core/session'
import type { Tx } from './client'

const dialect = new PgDialect({ casing: 'snake_case' })

/**
 * Runs SQL as a prepared statement: one round trip, parsed once per connection, pipelined. For frequent statements with constant text, because each text
 * stays in the memory of each connection.
 */
export async function executePrepared<Row extends Record<string, unknown>>(db: Tx, query: SQL): Promise<Row[]> {
  const { sql, params } = dialect.sqlToQuery(query)
  return executePreparedText<Row>(db, sql, params)
}

/** Like executePrepared, with the text built once. Variables are `sql.placeholder('name')` and passed by name. */
export function prepareStatement<Row extends Record<string, unknown>>(build: () => SQL) {
  let prepared: { sql: string; params: unknown[] } | undefined
  return (db: Tx, values: Record<string, unknown>): Promise<Row[]> => {
    prepared ??= dialect.sqlToQuery(build())
    return executePreparedText<Row>(db, prepared.sql, fillPlaceholders(prepared.params, values))
  }
}

/** Like executePrepared, for SQL text with `$1` parameters. Objects are sent as JSON, undefined as null. */
export async function executePreparedText<Row extends Record<string, unknown>>(db: Tx, sql: string, params: unknown[]): Promise<Row[]> {
  const query = { sql, params: params.map(toParameter) }
  return db._.session.prepareQuery<PreparedQueryConfig & { execute: Row[] }>(query, undefined, 'prepared', false).execute()
}

function toParameter(value: unknown) {
  const isJson = typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)
  return isJson ? JSON.stringify(value) : (value ?? null)
}
