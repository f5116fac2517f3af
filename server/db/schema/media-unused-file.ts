import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { timestamptz } from './columns'

/** Files of the library that no row names, by their path under `media/`, and since when that is known (docs/rules/media.md#unused-files). */
export const mediaUnusedFiles = pgTable('media_unused_files', { path: text().primaryKey(), since: timestamptz().notNull() }, (t) => [
  index().on(t.since),
])
