import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, id, timestamptz } from './columns'
import { documentVersions } from './draft'
import { languages, sites } from './site'
import { users } from './user'

/** Documents that go live together, at `publishAt` or when an editor says so (docs/rules/editing.md#releases). A write with a stale `version` is refused. */
export const releases = pgTable(
  'releases',
  {
    id: id(),
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    title: text().notNull(),
    publishAt: timestamptz(),
    state: text({ enum: ['planned', 'published', 'cancelled', 'failed', 'rolledBack'] })
      .notNull()
      .default('planned'),
    version: integer().notNull().default(1),
    createdBy: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    publishedAt: timestamptz(),
  },
  (t) => [
    index().on(t.siteId, t.state),
    index().on(t.createdBy),
    index('releases_due')
      .on(t.publishAt)
      .where(sql`${t.state} = 'planned'`),
  ],
)

/** The pinned versions of a release, and what visitors saw before it ran. */
export const releaseDocuments = pgTable(
  'release_documents',
  {
    releaseId: integer()
      .notNull()
      .references(() => releases.id, { onDelete: 'cascade' }),
    languageId: integer()
      .notNull()
      .references(() => languages.id),
    key: text().notNull(),
    versionId: integer()
      .notNull()
      .references(() => documentVersions.id),
    beforeVersionId: integer().references(() => documentVersions.id),
  },
  (t) => [primaryKey({ columns: [t.releaseId, t.languageId, t.key] })],
)
