import { and, or, sql, type Column, type SQL } from 'drizzle-orm'

/** Every word, or the digits of a phone number, must occur in the folded text. Uses the column's trigrams. Undefined for no words. */
export function foldedSearch(folded: Column, q: string): SQL | undefined {
  const words = q.split(/\s+/).filter(Boolean)
  if (words.length === 0) return undefined
  const every = and(...words.map((word) => occurs(folded, word)))
  const phone = phoneDigits(q)
  return phone ? or(every, occurs(folded, phone)) : every
}

function occurs(folded: Column, word: string): SQL {
  const part = `%${word.replace(/[\\%_]/g, '\\$&')}%`
  // The comment keeps the statement from being prepared (server/db/prepare-statements.ts).
  return sql`${folded} like izlog_fold(${part}) /* planned for its values */`
}

/** The digits of a phone as every spelling has them: '091 555-0141' and '+385 91 5550141' both contain '915550141'. Null for other texts. */
export function phoneDigits(q: string): string | null {
  if (!/^[\d\s+/()-]{6,}$/.test(q)) return null
  const digits = q.replace(/\D/g, '').replace(/^(00385|385|0)/, '')
  return digits.length >= 5 ? digits : null
}
