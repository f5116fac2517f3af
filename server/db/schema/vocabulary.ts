import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { languages, sites } from './site'

/**
 * Every word of the names, authors and choices of a shop, small and without its marks: where a slip of the finger is looked for
 * (docs/decisions/018-a-slip-is-looked-for-among-words.md). Derived: triggers add what product_texts say; what nobody says any more goes at night.
 */
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
    // Words come seldom: none waits in a list that every search would have to read through.
    index('vocabulary_near')
      .using('gin', sql`${t.word} gin_trgm_ops`)
      .with({ fastupdate: false }),
  ],
)
