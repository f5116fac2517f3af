import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { bytea, createdAt, id, timestamptz } from './columns'
import { languages, sites } from './site'
import { users } from './user'

/** A form of the editor's: its fields, and the goal that a confirmed e-mail address leads to. */
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
    /** Whether an entry counts only after its sender has followed the mailed link. */
    confirmed: boolean().notNull().default(false),
    goalType: text({ enum: ['message', 'file', 'url'] }),
    goal: text(),
    /** Retention of entries, which the consent text names. */
    keepDays: integer().notNull().default(180),
    archivedAt: timestamptz(),
  },
  (t) => [
    unique().on(t.siteId, t.key),
    check('forms_goal_type', sql`${t.goalType} in ('message', 'file', 'url')`),
    check('forms_keep_days', sql`${t.keepDays} between 1 and 3650`),
    check('forms_goal', sql`(${t.goalType} is null) = (${t.goal} is null)`),
    // docs/rules/data.md#form-limits
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
    /** The form's fields at that time; the entry stays readable when the form changes. */
    fields: jsonb().notNull().default([]),
    email: text().notNull(),
    /** Of the page with the form, in which replies are mailed (docs/rules/mail.md#mail-language); null: the site's own. */
    languageId: integer().references(() => languages.id),
    /** The accepted wordings; the consent log is the proof. */
    consentIds: integer()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** A copy of `forms.confirmed`: the entry counts from `confirmedAt` on. */
    needsConfirming: boolean().notNull().default(false),
    confirmedAt: timestamptz(),
    /** When and by whom the shop closed it. */
    handledAt: timestamptz(),
    handledBy: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    index().on(t.formId, t.id),
    index().on(t.createdAt),
    index().on(t.handledBy),
    check('form_entries_handled', sql`${t.handledBy} is null or ${t.handledAt} is not null`),
  ],
)

/** What the shop answered to an entry, by mail; only added (docs/rules/content.md#form-replies). */
export const formReplies = pgTable(
  'form_replies',
  {
    id: id(),
    entryId: integer()
      .notNull()
      .references(() => formEntries.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    writtenBy: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.entryId, t.id), index().on(t.writtenBy), check('form_replies_text', sql`length(${t.text}) between 1 and 5000`)],
)

/** The file behind the goal 'file'; `forms.goal` is its name. In the database, so that only confirmed addresses get it. */
export const formFiles = pgTable('form_files', {
  formId: integer()
    .primaryKey()
    .references(() => forms.id, { onDelete: 'cascade' }),
  name: text().notNull(),
  mediaType: text().notNull(),
  content: bytea().notNull(),
})
