import { bigint, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { createdAt } from './columns'
import { media } from './media'
import { sites } from './site'
import { users } from './user'

/** The files that an item has had (docs/rules/media.md#versions). `uploadKey` is the idempotency key of its request. */
export const mediaVersions = pgTable(
  'media_versions',
  {
    mediaId: integer()
      .notNull()
      .references(() => media.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    originalName: text().notNull(),
    extension: text().notNull(),
    mime: text().notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    sourceHash: text(),
    path: text().notNull(),
    originalPath: text(),
    width: integer(),
    height: integer(),
    uploadKey: text(),
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.mediaId, t.number] }), unique().on(t.siteId, t.uploadKey)],
)
