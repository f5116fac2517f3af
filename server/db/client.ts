import { createAnswerTimeout, type AnswerTimeouts } from './answer-timeout'
import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js'
import postgres, { type Sql } from 'postgres'
import { env } from '@/lib/env'
import { fetchArrayTypesOnce, abortLostTransactions } from './lost-connection'
import { createStatementPreparer } from './prepare-statements'
import * as schema from './schema/all'
import { createSemaphore, maxWriters, type Semaphore } from './semaphore'

/** The write semaphore of a pool keeps waiting writers from taking all connections. A transaction has none. */
export type Db = PostgresJsDatabase<typeof schema> & { readonly writeSemaphore?: Semaphore }
/** A database or a transaction in it. */
export type Tx = Db | Parameters<Parameters<Db['transaction']>[0]>[0]

type Connection = { sql: Sql; db: Db }

/** Limit of a statement and of the wait for a write permit, ms (docs/rules/platform.md#database-timeouts). */
const timeoutMs = 15_000

const shared: { [key: symbol]: Connection | undefined } = globalThis
const key = Symbol.for('izlog.db')

/** Opens a separate pool. The caller ends it with `sql.end()`. Server errors are `PostgresError` with the SQLSTATE in `code`. */
export function connect(url: string, { max = 8, timeouts }: { max?: number; timeouts?: AnswerTimeouts } = {}): Connection {
  const sql = postgres(url, {
    max,
    idle_timeout: 60,
    connect_timeout: 5,
    // The driver's own pauses grow to 20 s, so a database that is back would be found late. Seconds.
    backoff: (attempts: number) => Math.min(1, 0.05 * 2 ** attempts),
    prepare: env.DB_PREPARE === 'on',
    onnotice: () => {},
    connection: {
      application_name: 'izlog',
      statement_timeout: timeoutMs,
      lock_timeout: 5_000,
      idle_in_transaction_session_timeout: 15_000,
    },
  })
  const prepare = createStatementPreparer()
  const answers = createAnswerTimeout(timeouts)
  abortLostTransactions(sql, { prepare, answers })
  const unsafe = sql.unsafe.bind(sql)
  Object.assign(sql, { unsafe: (...query: Parameters<typeof unsafe>) => answers.limitWait(unsafe(...prepare(query))) })
  fetchArrayTypesOnce(sql)
  const writeSemaphore = createSemaphore({ permits: maxWriters(max), timeoutMs })
  return { sql, db: Object.assign(drizzle(sql, { schema, casing: 'snake_case' }), { writeSemaphore }) }
}

/** The pool of the process, opened on first use. It lives on globalThis because Next bundles pages and routes separately. */
export function database(): Connection {
  return (shared[key] ??= connect(env.DATABASE_URL, { max: env.DB_POOL_MAX }))
}

/** Ends the pool. The next use opens a new one. */
export async function closeDatabase() {
  const current = shared[key]
  shared[key] = undefined
  await current?.sql.end({ timeout: 1 })
}
