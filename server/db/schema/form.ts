import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, id, moment, secretHash } from './columns'
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
    archivedAt: moment(),
  },
  (t) => [
    unique().on(t.siteId, t.key),
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
    email: text(),
    /** SHA-256 of the secret in the mail's link, while one is asked for. */
    tokenHash: secretHash().unique(),
    confirmedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.formId, t.id)],
)
