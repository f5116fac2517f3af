import { integer, jsonb, pgTable, text, unique, index } from 'drizzle-orm/pg-core'
import type { Json } from '@/lib/documents/document'
import { id, timestamptz } from './columns'
import { sites } from './site'
import { users } from './user'

type Fields = Record<string, Json>

/**
 * What each saved form of the office changed (docs/rules/administration.md#form-revisions). No kind holds data of customers, so an erasure has only the
 * editor's name to remove.
 */
export const revisions = pgTable(
  'revisions',
  {
    id: id(),
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    kind: text({ enum: ['consentForm', 'consentWording', 'product', 'event'] }).notNull(),
    /** The id of the row; of a consent form its name, of a wording its key. */
    entityId: text().notNull(),
    /** The version of the entity that this revision made. */
    version: integer().notNull(),
    by: integer().references(() => users.id, { onDelete: 'set null' }),
    at: timestamptz().notNull(),
    /** The fields that the revision touched, as they were and as they became. A new entity has none before. */
    before: jsonb().$type<Fields>().notNull(),
    after: jsonb().$type<Fields>().notNull(),
  },
  (t) => [unique('revisions_version').on(t.siteId, t.kind, t.entityId, t.version), index().on(t.by), index().on(t.at)],
)
