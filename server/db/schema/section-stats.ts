import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { sites } from './site'

const count = () => integer().notNull().default(0)

/** What visitors did in the sections of a page, by day in Zagreb. Nothing in it is about a person (docs/rules/lens.md#section-counts). */
export const sectionStats = pgTable(
  'section_stats',
  {
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    day: date({ mode: 'string' }).notNull(),
    /** As in drafts: `page:7`. */
    document: text().notNull(),
    section: text().notNull(),
    views: count(),
    clicks: count(),
    adds: count(),
    orders: count(),
  },
  (t) => [primaryKey({ columns: [t.siteId, t.document, t.day, t.section] })],
)
