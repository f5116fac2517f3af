import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { bytea, createdAt, id, timestamptz } from './columns'
import { sites } from './site'
import { users } from './user'

/** A form that an editor made: its fields, and what the e-mail it confirms leads to (SPEC 3 'Email confirmation params'). */
export const forms = pgTable(
  'forms',
  {
    id: id(),
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    key: text().notNull(),
    title: text().notNull(),
    fields: jsonb().notNull(),
    /** Whether what was sent counts only when the sender has followed the link of a mail. */
    confirmed: boolean().notNull().default(false),
    goalType: text({ enum: ['message', 'file', 'url'] }),
    goal: text(),
    /** How long an answer is kept; what people are told when they agree. */
    keepDays: integer().notNull().default(180),
    archivedAt: timestamptz(),
  },
  (t) => [
    unique().on(t.siteId, t.key),
    check('forms_goal_type', sql`${t.goalType} in ('message', 'file', 'url')`),
    check('forms_keep_days', sql`${t.keepDays} between 1 and 3650`),
    check('forms_goal', sql`(${t.goalType} is null) = (${t.goal} is null)`),
    // Labels of fields and of options 120 letters at most, hints 240.
    check(
      'forms_label_lengths',
      sql`not jsonb_path_exists(${t.fields}, '$.**.label ? (@ like_regex "^.{121}" flag "s")')
      and not jsonb_path_exists(${t.fields}, '$.**.hint ? (@ like_regex "^.{241}" flag "s")')`,
    ),
    check('forms_confirmed_goal', sql`not ${t.confirmed} or ${t.goal} is not null`),
  ],
)

export const formEntries = pgTable(
  'form_entries',
  {
    id: id(),
    formId: integer()
      .notNull()
      .references(() => forms.id),
    data: jsonb().notNull(),
    /** What was asked then: an answer is read by it, whatever becomes of the form. */
    fields: jsonb().notNull().default([]),
    email: text().notNull(),
    /** Wordings that were agreed to with it. The proof is the log of consents. */
    consentIds: integer()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** As `forms.confirmed` was: it is nobody's word until `confirmedAt`. */
    needsConfirming: boolean().notNull().default(false),
    /** The call's Idempotency-Key: sent again, it is the same answer. */
    requestKey: text(),
    confirmedAt: timestamptz(),
    /** When somebody of the shop was done with it, and who. */
    handledAt: timestamptz(),
    handledBy: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    index().on(t.formId, t.id),
    index().on(t.createdAt),
    index().on(t.handledBy),
    unique().on(t.formId, t.requestKey),
    check('form_entries_handled', sql`${t.handledBy} is null or ${t.handledAt} is not null`),
  ],
)

/** What a form with the goal 'file' hands out; `forms.goal` is its name. In the database, so that only whoever proved an address gets it. */
export const formFiles = pgTable('form_files', {
  formId: integer()
    .primaryKey()
    .references(() => forms.id, { onDelete: 'cascade' }),
  name: text().notNull(),
  mediaType: text().notNull(),
  content: bytea().notNull(),
})
