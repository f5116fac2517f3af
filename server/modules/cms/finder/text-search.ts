import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { searchWords } from '@/server/modules/product/search-words'

/** What a person typed, as a query of whole texts: every word by its stem and as a beginning, so that half a word finds too. */
export function typedQuery(typed: string): SQL {
  return sql`(websearch_to_tsquery('izlog_hr', ${typed}) || to_tsquery('izlog_hr', ${searchWords(typed).tsquery ?? ''}))`
}

/** Whether a title has these letters, without their marks; a person's own % and _ mean themselves. */
export function containsFolded(title: SQLWrapper, typed: string): SQL {
  return sql`izlog_fold(${title}) like '%' || replace(replace(replace(izlog_fold(${typed.trim()}), '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%'`
}
