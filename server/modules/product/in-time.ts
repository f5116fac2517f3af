import { sql } from 'drizzle-orm'
import type { Tx } from '@/server/db/client'
import { codeOf } from '@/server/errors'

/**
 * How long what is only nearly found may be looked for, ms. A slip in a word that stands in most of the shop is near to all of it letter by letter, and
 * comparing them takes half a second of a processor for an answer of nothing.
 */
const patience = 300

/** What a transaction's work finds in time; null when it was called off. The transaction goes on. */
export async function inTime<T>(tx: Tx, work: (tx: Tx) => Promise<T>): Promise<T | null> {
  try {
    return await tx.transaction(async (part) => {
      await part.execute(sql`select set_config('statement_timeout', ${String(patience)}, true)`)
      const found = await work(part)
      await part.execute(sql`set local statement_timeout to default`)
      return found
    })
  } catch (error) {
    // SQLSTATE 57014: called off.
    if (codeOf(error) === '57014') return null
    throw error
  }
}
