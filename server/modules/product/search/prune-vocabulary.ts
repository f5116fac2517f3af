import { sql } from 'drizzle-orm'
import { database } from '@/server/db/client'
import { inTransaction } from '@/server/core/transaction'

/**
 * Deletes words that no product uses any more. Locks writers of texts out for about a second, because a text that is just bringing an old word back
 * would lose it. @returns the number of deleted words
 */
export async function pruneVocabulary(): Promise<number> {
  return inTransaction(database(), async (tx) => {
    await tx.execute(sql`lock table product_texts in share mode`)
    const deleted = await tx.execute(sql`
      with used as materialized (
        select distinct t.site_id, t.language_id, word from product_texts t, izlog_split_words(t.name || ' ' || t.keywords) word
      )
      delete from vocabulary v
      where not exists (select from used where (used.site_id, used.language_id, used.word) = (v.site_id, v.language_id, v.word))`)
    return deleted.count
  })
}
