import { sql, type SQL } from 'drizzle-orm'

/** What somebody typed into the search, as the database is asked for it. */
export type SearchWords = {
  /** As typed, trimmed: a SKU is compared with it. */
  typed: string
  /** What was typed word by word, small. */
  words: string[]
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
  return { typed, words, tsquery: words.length > 0 ? words.map(beginning).join(' & ') : null }
}

/** The text of a `tsquery` for words that begin so. */
export function beginning(word: string): string {
  return anyOf(spellings(word).map((spelling) => `${spelling}:*`))
}

/** Who has no Croatian keyboard types 'dj' for 'đ', which folds to 'd'. */
export function spellings(word: string): string[] {
  return word.includes('dj') ? [word, word.replaceAll('dj', 'd')] : [word]
}

/** The text of a `tsquery` for what one of several asks for. */
export function anyOf(queries: string[]): string {
  return queries.length > 1 ? `(${queries.join(' | ')})` : queries.join()
}

export function queryOf(tsquery: SearchWords['tsquery']): SQL {
  return sql`to_tsquery('izlog_hr', ${tsquery ?? ''})`
}
