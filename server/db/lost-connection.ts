import type { Sql, TransactionSql } from 'postgres'
import { DatabaseSilentError, observe, type AnswerTimeout } from './answer-timeout'
import type { createStatementPreparer } from './prepare-statements'

type InTransaction = (tx: TransactionSql) => Promise<unknown>
/** `isLate`: its caller no longer waits, because the database is silent. */
type TransactionState = { isFinished: boolean; isLate: boolean }
type Prepare = ReturnType<typeof createStatementPreparer>
/** `startStep`: of answer-timeout.ts, ends the transaction for its caller. */
type Guard = { state: TransactionState; prepare: Prepare; startStep: () => (isAnswered: boolean) => void }

/** Grace period for the end of a connection that reported its loss, ms. */
const closeTimeoutMs = 2000

/**
 * postgres.js 3.4.9 continues a transaction after its connection is lost: its ROLLBACK crashes the process, and later statements run in another
 * transaction (porsager/postgres, issues 1208 and 1216). This guard stops the work of such a transaction and ignores its outcome. It also ends the wait for a
 * database that hangs; when that answers again, the transaction is rolled back.
 */
export function abortLostTransactions(sql: Sql, { prepare, answers }: { prepare: Prepare; answers: AnswerTimeout }) {
  const begin = sql.begin.bind(sql)
  async function guardedBegin(first: string | InTransaction, second?: InTransaction) {
    const state: TransactionState = { isFinished: false, isLate: false }
    let rejectLate: (error: Error) => void = () => {}
    const silence = new Promise<never>((_, reject) => (rejectLate = reject))
    const startStep = () =>
      answers.startStep(() => {
        state.isLate = true
        rejectLate(new DatabaseSilentError())
      })
    let endStep = startStep()
    const run = async (tx: TransactionSql, work: InTransaction) => {
      endStep(true)
      try {
        return await guardTransaction(tx, { state, prepare, startStep }, work)
      } finally {
        // The end of the transaction is waited for, too.
        endStep = startStep()
      }
    }
    try {
      const begun = typeof first === 'string' ? begin(first, (tx) => run(tx, second ?? requireWork)) : begin((tx) => run(tx, first))
      return await Promise.race([begun, silence])
    } finally {
      endStep(false)
      state.isFinished = true
    }
  }
  Object.assign(sql, { begin: guardedBegin })
}

function requireWork(): never {
  throw new Error('A transaction needs its work.')
}

/** Never settles after the connection is lost: postgres.js would send a ROLLBACK or COMMIT. */
function guardTransaction(tx: TransactionSql, { state, prepare, startStep }: Guard, work: InTransaction): Promise<unknown> {
  const unsafe = tx.unsafe.bind(tx)
  const savepoint = tx.savepoint.bind(tx)
  Object.assign(tx, {
    unsafe(...query: Parameters<typeof unsafe>) {
      if (state.isLate) throw new DatabaseSilentError()
      if (state.isFinished) throw new ConnectionLostError()
      return observe(unsafe(...prepare(query)), startStep())
    },
    savepoint: (inner: InTransaction) => savepoint((point) => guardTransaction(point, { state, prepare, startStep }, inner)),
  })
  return new Promise((resolve, reject) => {
    work(tx).then(
      (value) => {
        if (state.isLate) reject(new DatabaseSilentError())
        else if (!state.isFinished) resolve(value)
      },
      (error: unknown) => {
        if (state.isLate && isSilence(error)) return reject(error)
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

/** Whether a late transaction stopped by itself; its connection lives, and takes a ROLLBACK. */
function isSilence(error: unknown): boolean {
  return error instanceof DatabaseSilentError || (error instanceof Error && isSilence(error.cause))
}

/** Whether the error or one of its causes is a lost connection: of the socket, or class 57P, 25P03, 25P04 of the server. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return /^(CONNECTION_|ECONN|EPIPE|ETIMEDOUT|57P|25P0[34])/.test(code) || isConnectionLost(error.cause)
}
