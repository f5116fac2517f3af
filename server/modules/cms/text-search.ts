import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { prefixPattern } from '@/server/db/prefix-pattern'
import { parseSearch } from '@/server/modules/product/search/search-query'

/** Minimum trigram word similarity (pg_trgm), 0 to 1. Two swapped letters in a long word leave 0.5 (docs/rules/content.md#fuzzy-search). */
const similarityThreshold = '0.45'

/** A tsquery of the typed words by stem and by prefix (docs/rules/content.md#text-search). */
export function textQuery(typed: string): SQL {
  const search = parseSearch(typed)
  return sql`(websearch_to_tsquery('izlog_hr', ${search.typed}) || to_tsquery('izlog_hr', ${search.tsquery ?? ''}))`
}

/** Whether a title contains the text, ignoring diacritics. */
export function containsText(title: SQLWrapper, typed: string): SQL {
  return sql`izlog_fold(${title}) like '%' || ${prefixPattern(typed)}`
}

/** Trigram word similarity of a title, 0 to 1. */
export function similarity(title: SQLWrapper, typed: string): SQL {
  return sql`word_similarity(izlog_fold(${typed.trim()}), izlog_fold(${title}))`
}

export function isFuzzyMatch(title: SQLWrapper, typed: string): SQL {
  return sql`${similarity(title, typed)} >= ${similarityThreshold}::real`
}

export type MatchMode = 'words' | 'fuzzy'

/** Searches fuzzily only when no word matches (docs/rules/content.md#fuzzy-search). */
export async function searchWithFuzzyFallback<T extends { totalRecords: number }>(
  typed: string | undefined,
  read: (mode: MatchMode) => Promise<T>,
): Promise<T & { isFuzzy?: boolean }> {
  const found = await read('words')
  if (found.totalRecords > 0 || !typed?.trim()) return found
  const similar = await read('fuzzy')
  return similar.totalRecords > 0 ? { ...similar, isFuzzy: true } : similar
}
