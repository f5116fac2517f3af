import { fillPlaceholders, is, Param, Placeholder, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
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

type TableRow = Record<string, unknown>

/** Texts of one statement that are kept: one for each number of rows. */
const maxShapes = 50

/**
 * A write whose variables are its rows, by the name that `build` knows them by. The text is built once for rows with these columns: Drizzle takes 3 ms of a slow
 * processor for an order's. In `build` the rows hold placeholders instead of values, except for undefined, which leaves a column to its default.
 */
export function prepareRows<Rows extends Record<string, TableRow[]>>(build: (db: Tx, rows: Rows) => SQLWrapper) {
  const known = new Map<string, { sql: string; params: unknown[] }>()
  return async (db: Tx, rows: Rows): Promise<void> => {
    const values = new Map<string, unknown>()
    // Drizzle takes a placeholder wherever it takes a value; the types of its rows do not say so.
    const named: unknown = mapValues(rows, (some, table) =>
      some.map((row, n) =>
        mapValues(row, (value, column) => {
          if (value === undefined) return undefined
          const name = `${table}.${n}.${column}`
          values.set(name, value)
          return sql.placeholder(name)
        }),
      ),
    )
    const shape = [...values.keys()].join()
    const statement = known.get(shape) ?? dialect.sqlToQuery(build(db, named as Rows).getSQL())
    if (known.size < maxShapes) known.set(shape, statement)
    await executePreparedText(
      db,
      statement.sql,
      statement.params.map((param) => fillIn(param, values)),
    )
  }
}

function mapValues<From, To>(object: Record<string, From>, convert: (value: From, key: string) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, convert(value, key)]))
}

/** As Drizzle fills in its placeholders, but null stays null, also in a column of JSON. */
function fillIn(param: unknown, values: ReadonlyMap<string, unknown>): unknown {
  if (is(param, Placeholder)) return values.get(param.name)
  if (!is(param, Param) || !is(param.value, Placeholder)) return param
  const value = values.get(param.value.name)
  return value === null ? null : param.encoder.mapToDriverValue(value)
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
