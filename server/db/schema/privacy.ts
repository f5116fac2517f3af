import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { bytea, createdAt, id, secretHash, timestamptz } from './columns'
import { languages, sites } from './site'
import { users } from './user'

/** Requests under the GDPR of accounts and guests, by e-mail address (docs/rules/privacy.md#privacy-request). */
export const privacyRequests = pgTable(
  'privacy_requests',
  {
    id: id(),
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    kind: text({ enum: ['access', 'erasure', 'rectification'] }).notNull(),
    state: text({ enum: ['unconfirmed', 'open', 'extended', 'done', 'refused'] }).notNull(),
    source: text({ enum: ['person', 'staff'] }).notNull(),
    /** '' once the person is erased. */
    email: text().notNull(),
    /** Of the person's mails (docs/rules/mail.md#mail-language); null: the site's own. */
    languageId: integer().references(() => languages.id),
    /** What the person wants, in their words or those of the staff. */
    note: text().notNull().default(''),
    /** Days in Zagreb. */
    receivedOn: date({ mode: 'string' }).notNull(),
    dueOn: date({ mode: 'string' }).notNull(),
    /** How the identity was proven; null while it is not. */
    identityProof: text({ enum: ['link', 'staff'] }),
    /** How the staff proved it. */
    identityProofNote: text().notNull().default(''),
    /** Of the mailed confirmation link. */
    tokenHash: secretHash().unique(),
    tokenSentAt: timestamptz(),
    extensionReason: text().notNull().default(''),
    /** The reason of a refusal, or what was corrected. */
    answer: text().notNull().default(''),
    /** A job works on it. */
    startedAt: timestamptz(),
    startedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    /** The job found something that prevents the erasure. */
    blockedAt: timestamptz(),
    closedAt: timestamptz(),
    /** How many records were erased or given, by kind. */
    outcome: jsonb().$type<Record<string, number>>(),
    /** Incremented by each change. */
    version: integer().notNull().default(1),
    createdAt: createdAt(),
  },
  (t) => [
    // One answer settles all of them; corrections differ. One of a stranger that nobody has confirmed must not stand in the way.
    uniqueIndex('privacy_requests_active')
      .on(t.siteId, t.email, t.kind)
      .where(sql`${t.closedAt} is null and ${t.kind} <> 'rectification' and (${t.state} <> 'unconfirmed' or ${t.source} = 'staff')`),
    uniqueIndex('privacy_requests_unconfirmed')
      .on(t.siteId, t.email, t.kind)
      .where(sql`${t.kind} <> 'rectification' and ${t.state} = 'unconfirmed' and ${t.source} = 'person'`),
    index().on(t.siteId, t.email),
    index().on(t.siteId, t.dueOn, t.id),
    index().on(t.startedBy),
    check('privacy_requests_email_lowercase', sql`${t.email} = lower(${t.email})`),
    check('privacy_requests_closed', sql`(${t.state} in ('done', 'refused')) = (${t.closedAt} is not null)`),
    check('privacy_requests_identity_proof', sql`${t.identityProof} is not null or ${t.state} in ('unconfirmed', 'refused')`),
  ],
)
export type PrivacyRequestRow = typeof privacyRequests.$inferSelect

/** The archive that answers a request for access: one download with the mailed link, then deleted. */
export const privacyArchives = pgTable('privacy_archives', {
  requestId: integer()
    .primaryKey()
    .references(() => privacyRequests.id, { onDelete: 'cascade' }),
  tokenHash: secretHash().notNull().unique(),
  archive: bytea().notNull(),
  expiresAt: timestamptz().notNull(),
  downloadedAt: timestamptz(),
})
