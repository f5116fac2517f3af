import type { Sql, TransactionSql } from 'postgres'
import type { createStatementPreparer } from './prepare-statements'

type Work = (tx: TransactionSql) => Promise<unknown>
type TransactionState = { isFinished: boolean }
type Prepare = ReturnType<typeof createStatementPreparer>
type Guard = { state: TransactionState; prepare: Prepare }

/** Grace period for the end of a connection that reported its loss, ms. */
const closeTimeoutMs = 2000

/**
 * postgres.js 3.4.9 continues a transaction after its connection is lost: its ROLLBACK crashes the process, and later statements run in another
 * transaction (porsager/postgres, issues 1208 and 1216). This guard stops the work of such a transaction and ignores its outcome.
 */
export function abortLostTransactions(sql: Sql, prepare: Prepare) {
  const begin = sql.begin.bind(sql)
  async function guardedBegin(first: string | Work, second?: Work) {
    const state: TransactionState = { isFinished: false }
    try {
      return typeof first === 'string'
        ? await begin(first, (tx) => guardTransaction(tx, { state, prepare }, second ?? requireWork))
        : await begin((tx) => guardTransaction(tx, { state, prepare }, first))
    } finally {
      state.isFinished = true
    }
  }
  Object.assign(sql, { begin: guardedBegin })
}

function requireWork(): never {
  throw new Error('A transaction needs its work.')
}

/** Never settles after the connection is lost: postgres.js would send a ROLLBACK or COMMIT. */
function guardTransaction(tx: TransactionSql, { state, prepare }: Guard, work: Work): Promise<unknown> {
  const unsafe = tx.unsafe.bind(tx)
  const savepoint = tx.savepoint.bind(tx)
  Object.assign(tx, {
    unsafe(...query: Parameters<typeof unsafe>) {
      if (state.isFinished) throw new ConnectionLostError()
      return unsafe(...prepare(query))
    },
    savepoint: (inner: Work) => savepoint((point) => guardTransaction(point, { state, prepare }, inner)),
  })
  return new Promise((resolve, reject) => {
    work(tx).then(
      (value) => !state.isFinished && resolve(value),
      (error: unknown) => {
        if (state.isFinished) return
        if (isConnectionLost(error)) setTimeout(() => !state.isFinished && reject(error), closeTimeoutMs).unref()
        else reject(error)
      },
    )
  })
}

/** The oid of int4[], one of the array types that postgres.js fetches. */
const intArray = 1007

/**
 * postgres.js fetches the array types on each new connection in a promise without a handler. A lost connection would reject it and end the process, so known
 * types are not fetched again.
 */
export function fetchArrayTypesOnce({ options }: Pick<Sql, 'options'>) {
  Object.defineProperty(options, 'fetch_types', { get: () => !(intArray in options.parsers), enumerable: true })
}

class ConnectionLostError extends Error {
  readonly code = 'CONNECTION_CLOSED'
  constructor() {
    super('The connection of this transaction was lost.')
  }
}

/** Whether the error or one of its causes is a lost connection: of the socket, or class 57P, 25P03, 25P04 of the server. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return /^(CONNECTION_|ECONN|EPIPE|ETIMEDOUT|57P|25P0[34])/.test(code) || isConnectionLost(error.cause)
}
