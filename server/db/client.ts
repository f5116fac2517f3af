import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js'
import postgres, { type Sql } from 'postgres'
import { env } from '@/lib/env'
import { askForArrayTypesOnce, cutOffLostTransactions } from './lost-connection'
import * as schema from './schema/all'

export type Db = PostgresJsDatabase<typeof schema>
/** A database or a transaction in it: what verbs pass to each other. */
export type Tx = Db | Parameters<Parameters<Db['transaction']>[0]>[0]

type Connection = { sql: Sql; db: Db }

const shared: { [key: symbol]: Connection | undefined } = globalThis
const key = Symbol.for('izlog.db')

/** Opens a pool of its own; the caller ends it with `sql.end()`. Errors of the server come as `PostgresError` with an SQLSTATE in `code`. */
export function connect(url: string, { max = 10 }: { max?: number } = {}): Connection {
  const sql = postgres(url, {
    max,
    idle_timeout: 60,
    connect_timeout: 10,
    onnotice: () => {},
    connection: { application_name: 'izlog', statement_timeout: 15_000, lock_timeout: 5_000, idle_in_transaction_session_timeout: 15_000 },
  })
  cutOffLostTransactions(sql)
  askForArrayTypesOnce(sql)
  return { sql, db: drizzle(sql, { schema, casing: 'snake_case' }) }
}

/** The process's one pool, opened at first use. On globalThis, because Next bundles pages and routes apart. */
export function database(): Connection {
  return (shared[key] ??= connect(env.DATABASE_URL, { max: env.DB_POOL_MAX }))
}

/** Ends the pool; the next use opens a new one. */
export async function closeDatabase() {
  const open = shared[key]
  shared[key] = undefined
  await open?.sql.end({ timeout: 1 })
}
