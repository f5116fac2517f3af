import { integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { elements } from './cms'
import { createdAt, id } from './columns'
import { languages, sites } from './site'
import { users } from './user'

/**
 * The working copy of a document in one language. `revision` counts its saved batches (docs/rules/editing.md#draft-revision); `key` is `page:<id>` or
 * `element:<id>`.
 */
export const drafts = pgTable(
  'drafts',
  {
    id: id(),
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    languageId: integer()
      .notNull()
      .references(() => languages.id),
    key: text().notNull(),
    revision: integer().notNull().default(0),
    doc: jsonb().notNull(),
    updatedBy: integer().references(() => users.id),
    updatedAt: createdAt(),
  },
  (t) => [unique().on(t.siteId, t.languageId, t.key)],
)

/** The changes of a draft as they were saved: what other editors' copies catch up with, and what makes a repeated request harmless. */
export const draftBatches = pgTable(
  'draft_batches',
  {
    draftId: integer()
      .notNull()
      .references(() => drafts.id, { onDelete: 'cascade' }),
    revision: integer().notNull(),
    client: text().notNull(),
    sequence: integer().notNull(),
    changes: jsonb().notNull(),
    userId: integer().references(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.draftId, t.revision] }), unique().on(t.draftId, t.client, t.sequence)],
)

/** What a layout element said each time it was published (docs/rules/editing.md#layout-element-versions). */
export const elementVersions = pgTable(
  'element_versions',
  {
    id: id(),
    elementId: integer()
      .notNull()
      .references(() => elements.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    doc: jsonb().notNull(),
    reason: text({ enum: ['publish', 'restore', 'import'] }).notNull(),
    userId: integer().references(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [unique().on(t.elementId, t.number)],
)
