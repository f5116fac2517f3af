import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id } from './columns'
import { languages, sites } from './site'

/** Shared sections of a language: sections of pages refer to them (docs/rules/editing.md#masters). `section` is what visitors see. */
export const masters = pgTable(
  'masters',
  {
    id: id(),
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    languageId: integer()
      .notNull()
      .references(() => languages.id),
    title: text().notNull(),
    sectionType: text().notNull(),
    section: jsonb().notNull(),
    version: integer().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [index().on(t.siteId, t.languageId)],
)
