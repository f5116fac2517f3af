import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
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
    /** Whether seats are reserved on the event's page (docs/rules/events.md#seats). */
    isReservable: boolean().notNull().default(false),
    archivedAt: timestamptz(),
    /** Of the form of the office: period, seats and picture (docs/rules/administration.md#form-revisions). */
    version: integer().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    index().on(t.siteId, t.startsAt, t.id),
    check('events_period', sql`${t.endsAt} > ${t.startsAt}`),
    check('events_seats', sql`${t.seats} > 0`),
    check('events_reservable', sql`not ${t.isReservable} or ${t.seats} is not null`),
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

/**
 * Seats of a guest at an event, one row an address. Unconfirmed ones hold nothing. Every request makes a new row, so that a link, which is signed for the id,
 * confirms what its mail says (docs/rules/events.md#seats-opt-in).
 */
export const seatReservations = pgTable(
  'seat_reservations',
  {
    id: id(),
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    eventId: integer()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    email: text().notNull(),
    seats: integer().notNull(),
    /** Of the page where the seats were asked for: of its mails; null: the site's own. */
    languageId: integer().references(() => languages.id),
    askedAt: createdAt(),
    confirmedAt: timestamptz(),
  },
  (t) => [
    unique().on(t.eventId, t.email),
    index().on(t.siteId, t.email),
    check('seat_reservations_seats', sql`${t.seats} > 0`),
    check('seat_reservations_email_lowercase', sql`${t.email} = lower(${t.email})`),
  ],
)
