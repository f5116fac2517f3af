import { sql } from 'drizzle-orm'
import { database } from '@/server/db/client'
import { inTransaction } from '@/server/core/transaction'

/**
 * Takes away the words that no product says any more; a word that stands nowhere only finds nothing. Nobody writes a text meanwhile, for it takes a
 * second: who is just saying an old word again would lose it.
 * @returns how many went
 */
export async function forgetWords(): Promise<number> {
  return inTransaction(database(), async (tx) => {
    await tx.execute(sql`lock table product_texts in share mode`)
    const gone = await tx.execute(sql`
      with said as materialized (
        select distinct t.site_id, t.language_id, word from product_texts t, izlog_words(t.name || ' ' || t.keywords) word
      )
      delete from vocabulary v
      where not exists (select from said where (said.site_id, said.language_id, said.word) = (v.site_id, v.language_id, v.word))`)
    return gone.count
  })
}
