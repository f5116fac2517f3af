/**
 * Longest waits for the database, ms (docs/rules/platform.md#database-timeouts): for a statement outside a transaction, pool included; for one within a transaction, where the
 * database's own limits come first; and for either while the database is silent.
 */
const defaults = { answerMs: 10_000, transactionMs: 20_000, silentMs: 1_000 }

export type AnswerTimeouts = typeof defaults
export type AnswerTimeout = ReturnType<typeof createAnswerTimeout>

/**
 * Ends the wait for a database that hangs: its own timeouts end nothing then, and postgres.js waits forever. After the first such wait the next ones are short,
 * until one is answered.
 */
export function createAnswerTimeout({ answerMs, transactionMs, silentMs }: AnswerTimeouts = defaults) {
  let isSilent = false

  /** Calls `onSilent` after that time unless the returned function is called before. `isAnswered`: by the database. */
  function startWait(ms: number, onSilent: () => void) {
    const timer = setTimeout(
      () => {
        isSilent = true
        onSilent()
      },
      isSilent ? silentMs : ms,
    )
    timer.unref()
    return function endWait(isAnswered: boolean) {
      clearTimeout(timer)
      if (isAnswered) isSilent = false
    }
  }

  /** Rejects a statement that is not answered in time. */
  function limitWait<Query extends Promise<unknown>>(query: Query): Query {
    return observe(
      query,
      startWait(answerMs, () => rejectQuery(query)),
    )
  }

  return {
    limitWait,
    /** Of a step of a transaction: its connection, a statement, its commit. */
    startStep: (onSilent: () => void) => startWait(transactionMs, onSilent),
  }
}

/** Ends the wait with the query. */
export function observe<Query extends Promise<unknown>>(query: Query, endWait: (isAnswered: boolean) => void): Query {
  query.then(
    () => endWait(true),
    () => endWait(false),
  )
  return query
}

/** postgres.js keeps the functions of its promise on the query. */
function rejectQuery(query: object) {
  const reject: unknown = Reflect.get(query, 'reject')
  if (typeof reject === 'function') Reflect.apply(reject, query, [new DatabaseSilentError()])
}

export class DatabaseSilentError extends Error {
  readonly code = 'CONNECTION_TIMEOUT'
  constructor() {
    super('The database does not answer.')
  }
}
