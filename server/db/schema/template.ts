import { integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, id } from './columns'
import { sites } from './site'

/** What new pages and posts begin with. `slug` is the post type of the posts made from it. */
export const postTypes = pgTable(
  'post_types',
  {
    id: id(),
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    kind: text({ enum: ['page', 'post'] }).notNull(),
    title: text().notNull(),
    slug: text().notNull(),
    doc: jsonb().notNull().default({ v: 1, sections: {} }),
    version: integer().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [unique().on(t.siteId, t.slug)],
)
