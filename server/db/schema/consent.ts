import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { id, timestamptz } from './columns'
import { sites } from './site'

/** A wording people may agree to. A changed text is a new row with the next version, for the log names what was agreed to. */
export const consents = pgTable(
  'consents',
  {
    id: id(),
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    uniqueNumber: text().notNull(),
    name: text().notNull(),
    /** HTML of the allow-list. */
    displayName: text().notNull(),
    version: integer().notNull().default(1),
  },
  (t) => [unique().on(t.siteId, t.uniqueNumber, t.version)],
)

/** Which form shows a consent: checkout, registration, newsletter, form. */
export const consentAssignments = pgTable(
  'consent_assignments',
  {
    assignedTo: text().notNull(),
    consentId: integer()
      .notNull()
      .references(() => consents.id),
    required: boolean().notNull().default(false),
    position: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.assignedTo, t.consentId] }),
    check('consent_assignments_form', sql`${t.assignedTo} in ('checkout', 'registration', 'newsletter', 'form')`),
  ],
)

/** Append only: who agreed to which wording, where and when. */
export const consentLog = pgTable(
  'consent_log',
  {
    id: id(),
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    consentId: integer()
      .notNull()
      .references(() => consents.id),
    status: boolean().notNull(),
    statusAt: timestamptz().notNull(),
    sourceType: text().notNull(),
    userType: text().notNull(),
    email: text().notNull(),
    /** Whose sign-in it was said with; null for nobody's. No reference: the line outlives the account. */
    userId: integer(),
    /** Said with a link that was mailed to the address. */
    byMailedLink: boolean().notNull().default(false),
    requestId: text(),
  },
  (t) => [index().on(t.email, t.consentId), index().on(t.userId)],
)

/** Append only: what a browser, known by a number of its own, allowed to be loaded beside the necessary, and when. */
export const cookieChoices = pgTable(
  'cookie_choices',
  {
    id: id(),
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    browser: uuid().notNull(),
    allowed: text().array().notNull(),
    chosenAt: timestamptz().notNull(),
  },
  (t) => [index().on(t.browser)],
)
