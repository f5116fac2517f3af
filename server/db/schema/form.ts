import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { bytes, createdAt, id, moment } from './columns'
import { sites } from './site'

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
    archivedAt: moment(),
  },
  (t) => [
    unique().on(t.siteId, t.key),
    check('forms_goal_type', sql`${t.goalType} in ('message', 'file', 'url')`),
    check('forms_keep_days', sql`${t.keepDays} between 1 and 3650`),
    check('forms_goal', sql`(${t.goalType} is null) = (${t.goal} is null)`),
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
    email: text().notNull(),
    /** The call's Idempotency-Key: sent again, it is the same answer. */
    requestKey: text(),
    confirmedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.formId, t.id), index().on(t.createdAt), unique().on(t.formId, t.requestKey)],
)

/** What a form with the goal 'file' hands out; `forms.goal` is its name. In the database, so that only whoever proved an address gets it. */
export const formFiles = pgTable('form_files', {
  formId: integer()
    .primaryKey()
    .references(() => forms.id, { onDelete: 'cascade' }),
  name: text().notNull(),
  mediaType: text().notNull(),
  content: bytes().notNull(),
})
