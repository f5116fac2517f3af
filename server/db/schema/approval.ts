import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, id, secretHash, timestamptz } from './columns'
import { documentVersions } from './draft'
import { languages, sites } from './site'
import { users } from './user'

/** A request to publish drafts as they were, to those who may (docs/rules/editing.md#approvals). The mailed token is stored hashed. */
export const approvals = pgTable(
  'approvals',
  {
    id: id(),
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    languageId: integer()
      .notNull()
      .references(() => languages.id),
    note: text().notNull().default(''),
    tokenHash: secretHash().notNull().unique(),
    state: text({ enum: ['open', 'approved', 'rejected'] })
      .notNull()
      .default('open'),
    comment: text().notNull().default(''),
    /** Null: the account has been erased. */
    requestedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    expiresAt: timestamptz().notNull(),
    decidedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    decidedAt: timestamptz(),
  },
  (t) => [index().on(t.siteId, t.state)],
)

/** The drafts of a request, kept as versions. */
export const approvalDocuments = pgTable(
  'approval_documents',
  {
    approvalId: integer()
      .notNull()
      .references(() => approvals.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    revision: integer().notNull(),
    versionId: integer()
      .notNull()
      .references(() => documentVersions.id),
  },
  (t) => [primaryKey({ columns: [t.approvalId, t.key] })],
)
