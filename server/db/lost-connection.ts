import type { Sql, TransactionSql } from 'postgres'

type Work = (tx: TransactionSql) => Promise<unknown>
type TransactionState = { isFinished: boolean }

/** So long the end of a connection that says it is lost is waited for, ms; it comes at once. */
const closeTimeoutMs = 2000

/**
 * postgres.js 3.4.9 takes a transaction whose connection was lost for one that goes on: its ROLLBACK crashes the process, and what its work asks later
 * lands in the transaction of whoever has the connection next (porsager/postgres, issues 1208 and 1216). So its work is cut off: it asks nothing more, and
 * how it ends is nobody's business, for the transaction has failed already.
 */
export function abortLostTransactions(sql: Sql) {
  const begin = sql.begin.bind(sql)
  async function guardedBegin(first: string | Work, second?: Work) {
    const state: TransactionState = { isFinished: false }
    try {
      return typeof first === 'string'
        ? await begin(first, (tx) => guardTransaction(tx, state, second ?? requireWork))
        : await begin((tx) => guardTransaction(tx, state, first))
    } finally {
      state.isFinished = true
    }
  }
  Object.assign(sql, { begin: guardedBegin })
}

function requireWork(): never {
  throw new Error('A transaction needs its work.')
}

/** Never settles once the connection is lost: postgres.js would answer with a ROLLBACK or a COMMIT. */
function guardTransaction(tx: TransactionSql, state: TransactionState, work: Work): Promise<unknown> {
  const unsafe = tx.unsafe.bind(tx)
  const savepoint = tx.savepoint.bind(tx)
  Object.assign(tx, {
    unsafe(...query: Parameters<typeof unsafe>) {
      if (state.isFinished) throw new ConnectionLostError()
      return unsafe(...query)
    },
    savepoint: (inner: Work) => savepoint((point) => guardTransaction(point, state, inner)),
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

/** The oid of int4[], one of the types that every database has and that postgres.js asks for. */
const intArray = 1007

/**
 * postgres.js asks each new connection for the types of arrays, which are the same for all, and nobody hears of it when the connection is lost meanwhile:
 * the rejection is nobody's, and would end the process. Once they are known they are not asked for again.
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

/** Whether this, or what caused it, is the end of the connection: of the socket, or a server that ends it (class 57P, 25P03 and 25P04). */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return /^(CONNECTION_|ECONN|EPIPE|ETIMEDOUT|57P|25P0[34])/.test(code) || isConnectionLost(error.cause)
}
