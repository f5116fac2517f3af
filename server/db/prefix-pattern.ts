import { sql, type SQL } from 'drizzle-orm'

/** A `like` pattern for this prefix without diacritics; % and _ are escaped. */
export function prefixPattern(typed: string): SQL {
  return sql`replace(replace(replace(izlog_fold(${typed.trim()}), '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%'`
}
