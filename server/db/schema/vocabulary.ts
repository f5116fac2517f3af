import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { languages, sites } from './site'

/** The folded words of product names and keywords, from which the search suggests spellings (docs/rules/data.md#vocabulary). */
export const vocabulary = pgTable(
  'vocabulary',
  {
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    languageId: integer()
      .notNull()
      .references(() => languages.id),
    word: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.languageId, t.word] }),
    // Inserts are rare; without a pending list every search reads the index alone.
    index('vocabulary_trigrams')
      .using('gin', sql`${t.word} gin_trgm_ops`)
      .with({ fastupdate: false }),
  ],
)
