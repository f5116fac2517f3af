import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, id, timestamptz } from './columns'
import { sites } from './site'
import { users } from './user'

/**
 * A person who has an account or has ordered as a guest, by e-mail address. Rows and `folded` are kept by triggers (customers.sql); a blocked address keeps its
 * row (docs/rules/customers.md#customer-identity).
 */
export const customers = pgTable(
  'customers',
  {
    id: id(),
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    email: text().notNull(),
    /** The text that the office's search reads. */
    folded: text().notNull().default(''),
    /** Incremented by each change of the tags, or of the block. */
    tagsVersion: integer().notNull().default(1),
    blockVersion: integer().notNull().default(1),
    blockedAt: timestamptz(),
    blockedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    blockReason: text().notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    unique().on(t.siteId, t.email),
    index().on(t.siteId, t.createdAt, t.id),
    index().on(t.blockedBy),
    index('customers_blocked')
      .on(t.siteId)
      .where(sql`${t.blockedAt} is not null`),
    index('customers_folded').using('gin', sql`${t.folded} gin_trgm_ops`),
    check('customers_email_lowercase', sql`${t.email} = lower(${t.email}) and ${t.email} <> ''`),
  ],
)

/** The site's vocabulary of tags: one spelling of each, whatever the case and the diacritics. */
export const customerTags = pgTable(
  'customer_tags',
  {
    id: id(),
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    name: text().notNull(),
    folded: text().notNull(),
  },
  (t) => [unique().on(t.siteId, t.folded)],
)

export const customerTagAssignments = pgTable(
  'customer_tag_assignments',
  {
    customerId: integer()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    tagId: integer()
      .notNull()
      .references(() => customerTags.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.customerId, t.tagId] }), index().on(t.tagId)],
)

/** Notes of the staff; rows are only added, and deleted with the customer. */
export const customerNotes = pgTable(
  'customer_notes',
  {
    id: id(),
    customerId: integer()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    writtenBy: integer().references(() => users.id, { onDelete: 'set null' }),
    note: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.customerId, t.id), index().on(t.writtenBy)],
)
