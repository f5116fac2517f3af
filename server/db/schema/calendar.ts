import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, id, richTextVector, timestamptz, tsvector } from './columns'
import { media } from './media'
import { languages, sites } from './site'

/** Readings, workshops, walks; their URL holds the id. */
export const events = pgTable(
  'events',
  {
    id: id(),
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    mediaId: integer().references(() => media.id),
    startsAt: timestamptz().notNull(),
    endsAt: timestamptz().notNull(),
    /** Null: unlimited. */
    seats: integer(),
    archivedAt: timestamptz(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    index().on(t.siteId, t.startsAt, t.id),
    check('events_period', sql`${t.endsAt} > ${t.startsAt}`),
    check('events_seats', sql`${t.seats} > 0`),
  ],
)

export const eventTexts = pgTable(
  'event_texts',
  {
    eventId: integer()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    languageId: integer()
      .notNull()
      .references(() => languages.id),
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    title: text().notNull(),
    summary: text().notNull().default(''),
    /** Free text: 'Pod lampom, Tiha ulica 7, Zagreb'. */
    place: text().notNull(),
    /** The alternative text of the picture; null: the medium's. */
    mediaAlt: text(),
    body: jsonb().notNull().default({ type: 'doc', content: [] }),
    search: tsvector().generatedAlwaysAs(
      sql`setweight(izlog_vector(title), 'A') || setweight(izlog_vector(summary || ' ' || place), 'C') || setweight(${richTextVector('body')}, 'D')`,
    ),
  },
  (t) => [primaryKey({ columns: [t.eventId, t.languageId] }), index('event_texts_search').using('gin', t.search)],
)
