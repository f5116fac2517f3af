import { sql, type SQL } from 'drizzle-orm'

/** What somebody typed into the search, as the database is asked for it. */
export type SearchWords = {
  /** As typed, trimmed: a SKU is compared with it. */
  typed: string
  /** The text of a `tsquery`: every word as the beginning of one; null when there is no word. */
  tsquery: string | null
}

const mostWords = 12

/** Letters and digits only, so that nothing a person types is an operator. An ISBN is one word, however it is hyphenated. */
export function searchWords(keywords: string): SearchWords {
  const typed = keywords.trim().replaceAll(/\s+/g, ' ')
  const isbn = typed.replaceAll(/[\s-]/g, '')
  const isIsbn = /^(\d{9}[\dXx]|\d{13})$/.test(isbn)
  const words = isIsbn ? [isbn] : (typed.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, mostWords)
  if (words.length === 0) return { typed, tsquery: null }
  return { typed, tsquery: words.map(beginning).join(' & ') }
}

/** Who has no Croatian keyboard types 'dj' for 'đ', which folds to 'd'. */
function beginning(word: string) {
  return word.includes('dj') ? `(${word}:* | ${word.replaceAll('dj', 'd')}:*)` : `${word}:*`
}

export function queryOf(tsquery: SearchWords['tsquery']): SQL {
  return sql`to_tsquery('izlog_hr', ${tsquery ?? ''})`
}
