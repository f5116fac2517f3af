import { sql, type SQL } from 'drizzle-orm'

/** A parsed search (docs/rules/catalog.md#search-query). */
export type SearchQuery = {
  /** As typed, trimmed and with composed letters; compared with SKUs. */
  typed: string
  /** The words in lower case. */
  words: string[]
  /** A `tsquery` with every word as a prefix; null without words. */
  tsquery: string | null
}

const maxWords = 12

/** Takes letters and digits only, so that no input is a tsquery operator. Composes letters first, because a loose diacritic would split a word. */
export function parseSearch(keywords: string): SearchQuery {
  const typed = keywords.normalize('NFC').trim().replaceAll(/\s+/g, ' ')
  const isbn = typed.replaceAll(/[\s-]/g, '')
  const isIsbn = /^(\d{9}[\dXx]|\d{13})$/.test(isbn)
  const words = isIsbn ? [isbn] : (typed.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, maxWords)
  return { typed, words, tsquery: words.length > 0 ? words.map(prefixQuery).join(' & ') : null }
}

/** The tsquery of a prefix. */
export function prefixQuery(word: string): string {
  return orQuery(spellingVariants(word).map((spelling) => `${spelling}:*`))
}

/** Croatian without its keyboard writes 'dj' for 'đ', which folds to 'd'. */
export function spellingVariants(word: string): string[] {
  return word.includes('dj') ? [word, word.replaceAll('dj', 'd')] : [word]
}

/** The tsquery of any of several. */
export function orQuery(queries: string[]): string {
  return queries.length > 1 ? `(${queries.join(' | ')})` : queries.join()
}

export function tsquerySql(tsquery: SearchQuery['tsquery']): SQL {
  return sql`to_tsquery('izlog_hr', ${tsquery ?? ''})`
}
