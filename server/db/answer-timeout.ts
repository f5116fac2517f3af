/** Longest wait for the answer to a statement outside a transaction, pool included, and while the database is silent, ms (docs/rules/platform.md#database-timeouts). */
const defaults = { answerMs: 10_000, silentMs: 1_000 }

/**
 * Ends the wait for a database that hangs: its own timeouts end nothing then, and postgres.js waits forever. After the first such statement the next ones wait
 * shortly, until one is answered. A transaction is ended by its connection.
 */
export function createAnswerTimeout({ answerMs, silentMs } = defaults) {
  let isSilent = false

  return function limitWait<Query extends Promise<unknown>>(query: Query): Query {
    const timer = setTimeout(
      () => {
        isSilent = true
        rejectQuery(query)
      },
      isSilent ? silentMs : answerMs,
    )
    timer.unref()
    query.then(
      () => {
        isSilent = false
        clearTimeout(timer)
      },
      () => clearTimeout(timer),
    )
    return query
  }
}

/** postgres.js keeps the functions of its promise on the query. */
function rejectQuery(query: object) {
  const reject: unknown = Reflect.get(query, 'reject')
  if (typeof reject === 'function') Reflect.apply(reject, query, [new DatabaseSilentError()])
}

class DatabaseSilentError extends Error {
  readonly code = 'CONNECTION_TIMEOUT'
  constructor() {
    super('The database does not answer.')
  }
}
