import { index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, id, timestamptz } from './columns'
import { languages, sites } from './site'
import { users } from './user'

/**
 * The working copy of a document in one language. `revision` counts its saved batches (docs/rules/editing.md#draft-revision); `key` is its kind and id, as in
 * `page:7`.
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
    /** The document's own fields as visitors saw them when the draft took them over (docs/rules/editing.md#changed-elsewhere). */
    base: jsonb().notNull().default({}),
    /** The newest version of the draft: its revision, and when it was kept or the draft begun (docs/rules/editing.md#checkpoints). */
    checkpointRevision: integer().notNull().default(0),
    checkpointAt: createdAt(),
    updatedBy: integer().references(() => users.id, { onDelete: 'set null' }),
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
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.draftId, t.revision] }), unique().on(t.draftId, t.client, t.sequence)],
)

/**
 * What a document said at a moment: the history of pages, layout elements and every other kind in one table (docs/rules/editing.md#document-versions). Rows never
 * change, but for those of a release when it runs: `publishedAt`, when visitors last began to see it, and `doc`, what they see.
 */
export const documentVersions = pgTable(
  'document_versions',
  {
    id: id(),
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    languageId: integer()
      .notNull()
      .references(() => languages.id),
    key: text().notNull(),
    number: integer().notNull(),
    doc: jsonb().notNull(),
    reason: text({
      enum: ['import', 'publish', 'checkpoint', 'handover', 'beforeRestore', 'beforeDiscard', 'release', 'rollback', 'approval'],
    }).notNull(),
    note: text().notNull().default(''),
    /** The revision of the draft that it copies; null: it was no draft. */
    revision: integer(),
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    publishedAt: timestamptz(),
  },
  (t) => [unique().on(t.siteId, t.languageId, t.key, t.number), index().on(t.reason, t.createdAt)],
)
