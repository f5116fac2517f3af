import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { parseSearch } from '@/server/modules/product/search/search-words'

/** How much of what was typed must stand in a title for a near miss, of 1 (pg_trgm). Two swapped letters in a long word leave a half. */
const similarityThreshold = '0.45'

/** What a person typed, as a query of whole texts: every word by its stem and as a beginning, so that half a word finds too. */
export function textQuery(typed: string): SQL {
  return sql`(websearch_to_tsquery('izlog_hr', ${typed}) || to_tsquery('izlog_hr', ${parseSearch(typed).tsquery ?? ''}))`
}

/** A pattern for `like`: these letters first, without their marks; a person's own % and _ mean themselves. */
export function prefixPattern(typed: string): SQL {
  return sql`replace(replace(replace(izlog_fold(${typed.trim()}), '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%'`
}

/** Whether a title has these letters, without their marks. */
export function containsText(title: SQLWrapper, typed: string): SQL {
  return sql`izlog_fold(${title}) like '%' || ${prefixPattern(typed)}`
}

/** How near some words of a title come to what was typed, letter by letter: 1 is the same. */
export function similarity(title: SQLWrapper, typed: string): SQL {
  return sql`word_similarity(izlog_fold(${typed.trim()}), izlog_fold(${title}))`
}

export function isFuzzyMatch(title: SQLWrapper, typed: string): SQL {
  return sql`${similarity(title, typed)} >= ${similarityThreshold}::real`
}

/** How texts are looked for: by their words, or by titles that are nearly what was typed. */
export type MatchMode = 'words' | 'fuzzy'

/** Only what no word finds is looked for nearly, so that a slip of the finger still finds and a right word brings no strangers. */
export async function searchWithFuzzyFallback<T extends { totalRecords: number }>(
  typed: string | undefined,
  read: (mode: MatchMode) => Promise<T>,
): Promise<T> {
  const found = await read('words')
  return found.totalRecords > 0 || !typed?.trim() ? found : read('fuzzy')
}
