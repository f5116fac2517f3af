import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt } from './columns'
import { sites } from './site'

/** Files that an address was made for and that are no items yet; deleted after a day (docs/rules/media.md#upload-address). */
export const mediaUploads = pgTable(
  'media_uploads',
  {
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    driveId: text().notNull(),
    name: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.siteId, t.driveId] }), index().on(t.createdAt)],
)
