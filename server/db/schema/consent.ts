import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { id, timestamptz } from './columns'
import { sites } from './site'

/** A consent's wording. Append only: a changed text is a new row with the next version, because the log refers to the text that was agreed to. */
export const consents = pgTable(
  'consents',
  {
    id: id(),
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    uniqueNumber: text().notNull(),
    name: text().notNull(),
    /** HTML, cleaned by the allow-list. */
    displayName: text().notNull(),
    version: integer().notNull().default(1),
  },
  (t) => [unique().on(t.siteId, t.uniqueNumber, t.version)],
)

/** The forms that show a consent. */
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

/** Append only (docs/rules/data.md#append-only): who agreed to which wording, where and when. */
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
    /** The signed-in account, if any. No foreign key: the row outlives the account. */
    userId: integer(),
    /** The cart whose pair came with it, if any (docs/rules/privacy.md#consent-subject). No foreign key: the row outlives the cart. */
    cartId: text(),
    /** Confirmed by a link mailed to the address. */
    byMailedLink: boolean().notNull().default(false),
    requestId: text(),
  },
  (t) => [index().on(t.email, t.consentId), index().on(t.userId), index().on(t.cartId)],
)

/** Append only: which optional cookies a browser, identified by a random UUID, allowed and when. */
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
