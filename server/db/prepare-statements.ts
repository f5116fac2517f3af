import type { Sql } from 'postgres'

type Unsafe = Sql['unsafe']
type Arguments = Parameters<Unsafe>

/** A statement is prepared from this use on: each prepared text stays in the memory of each connection. */
const usesBefore = 10
const maxPrepared = 250
/** Texts that are counted; the oldest is forgotten first. */
const maxCounted = 2000
/** Longer texts are put together anew for each use, such as a long list of values. Characters. */
const maxLength = 20_000

/**
 * A comment in a statement that Postgres shall plan for its values. After five executions of a prepared one it keeps a plan for any values, which a search for a
 * rare number and one for a common surname cannot share.
 */
export const plannedForValues = '/* planned for its values */'

/**
 * Prepares the statements that run more than now and then, whoever built them: a prepared one takes one round trip instead of two, and Postgres parses and
 * plans it once for a connection. Drizzle prepares only what has a name.
 */
export function createStatementPreparer() {
  const uses = new Map<string, number>()
  const prepared = new Set<string>()

  function isFrequent(text: string) {
    if (prepared.has(text)) return true
    if (text.length > maxLength || prepared.size >= maxPrepared || text.includes(plannedForValues)) return false
    const count = (uses.get(text) ?? 0) + 1
    uses.delete(text)
    if (count > usesBefore) {
      prepared.add(text)
      return true
    }
    uses.set(text, count)
    for (const oldest of uses.keys()) {
      if (uses.size <= maxCounted) break
      uses.delete(oldest)
    }
    return false
  }

  /** The arguments of `sql.unsafe`, with `prepare` for a frequent statement with parameters. */
  return function withPreparation([text, parameters, options]: Arguments): Arguments {
    const isPreparable = parameters !== undefined && parameters.length > 0 && options?.prepare !== true && isFrequent(text)
    return [text, parameters, isPreparable ? { ...options, prepare: true } : options]
  }
}
