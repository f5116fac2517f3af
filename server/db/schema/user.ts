import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { bytea, createdAt, id, timestamptz, secretHash } from './columns'
import { countries, sites } from './site'

export const users = pgTable(
  'users',
  {
    id: id(),
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    email: text().notNull(),
    username: text().notNull(),
    /** Argon2id in PHC form. */
    passwordHash: text().notNull(),
    /** Whoever chose the password has shown that they read the mail of the address. */
    isPasswordProven: boolean().notNull().default(false),
    firstName: text().notNull().default(''),
    lastName: text().notNull().default(''),
    companyName: text(),
    companyOib: text(),
    memberCardBarcode: text(),
    isBackoffice: boolean().notNull().default(false),
    scopes: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    settings: jsonb().notNull().default({}),
    verifiedAt: timestamptz(),
    suspendedAt: timestamptz(),
    /** When the account goes, if its owner has asked for that and does not sign in before. */
    deletionAt: timestamptz(),
    createdAt: createdAt(),
  },
  (t) => [
    unique().on(t.siteId, t.email),
    index('users_leaving')
      .on(t.deletionAt)
      .where(sql`${t.deletionAt} is not null`),
    check('users_email_small', sql`${t.email} = lower(${t.email})`),
  ],
)

/** One signed-in device. Refreshing rotates both secrets within the family; the use of an older one ends the family (DESIGN 6). */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    family: text().notNull(),
    /** Counts up with each refresh of the family; several of one generation are the answers to one cookie that was sent at once. */
    generation: integer().notNull().default(1),
    accessHash: secretHash().notNull().unique(),
    refreshHash: secretHash().notNull().unique(),
    accessExpiresAt: timestamptz().notNull(),
    refreshExpiresAt: timestamptz().notNull(),
    /** Set when its refresh token was spent. */
    rotatedAt: timestamptz(),
    revokedAt: timestamptz(),
    userAgent: text().notNull().default(''),
    /** When this family was begun with a password or a provider; refreshing carries it on. */
    signedInAt: timestamptz().notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.userId), index().on(t.family)],
)

/** Whom a sign-in service knows a user as. Services name people by `subject`, which never changes; an address may. */
export const socialIdentities = pgTable(
  'social_identities',
  {
    id: id(),
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text().notNull(),
    subject: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [unique().on(t.siteId, t.provider, t.subject), unique().on(t.userId, t.provider)],
)

/** Somebody on their way to a sign-in service and back. Good once, for minutes, in the browser that holds the cookie. */
export const socialAttempts = pgTable(
  'social_attempts',
  {
    id: id(),
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    provider: text().notNull(),
    stateHash: secretHash().notNull().unique(),
    browserHash: secretHash().notNull(),
    nonce: text().notNull(),
    codeVerifier: text().notNull(),
    /** What the service said, once it was asked: a code is good once, and a newcomer is asked for consents after that. */
    person: jsonb().$type<SocialPerson>(),
    expiresAt: timestamptz().notNull(),
  },
  (t) => [index().on(t.expiresAt)],
)

/** A person as a sign-in service describes them. */
export type SocialPerson = { subject: string; email: string; firstName: string; lastName: string }

/** Single-use links in mails. */
export const userTokens = pgTable('user_tokens', {
  id: id(),
  userId: integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  purpose: text({ enum: ['verify', 'password', 'deletion', 'email'] }).notNull(),
  /** The address that a link of the purpose `email` brings. */
  email: text(),
  hash: secretHash().notNull().unique(),
  expiresAt: timestamptz().notNull(),
  usedAt: timestamptz(),
})

/** What a person asked to be told of themselves: an archive for one download, built by a job. It goes when it was taken or is out of date. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    requestedAt: createdAt(),
    /** The link of the mail, once there is one. */
    tokenHash: secretHash().unique(),
    archive: bytea(),
    expiresAt: timestamptz(),
    downloadedAt: timestamptz(),
  },
  (t) => [index().on(t.userId)],
)

/** A guest belongs to exactly one cart and is never looked up by e-mail (DESIGN 6). */
export const guests = pgTable('guests', {
  id: id(),
  siteId: integer()
    .notNull()
    .references(() => sites.id),
  email: text().notNull().default(''),
  firstName: text().notNull().default(''),
  lastName: text().notNull().default(''),
  companyName: text(),
  companyOib: text(),
  companyAddress: text(),
  createdAt: createdAt(),
})

export const addresses = pgTable(
  'addresses',
  {
    id: id(),
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    guestId: integer().references(() => guests.id, { onDelete: 'cascade' }),
    type: text({ enum: ['main', 'billing', 'shipping', 'other'] }).notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    contactEmail: text().notNull(),
    contactPhone: text().notNull(),
    countryId: integer()
      .notNull()
      .references(() => countries.id),
    region: text().notNull().default(''),
    city: text().notNull(),
    street: text().notNull(),
    houseNumber: text().notNull(),
    zipCode: text().notNull(),
    companyName: text(),
    companyOib: text(),
    createdAt: createdAt(),
  },
  (t) => [
    index().on(t.userId),
    unique('addresses_one_of_a_type_per_guest').on(t.guestId, t.type),
    uniqueIndex('addresses_one_of_a_type_per_user')
      .on(t.userId, t.type)
      .where(sql`${t.userId} is not null and ${t.type} <> 'other'`),
    check('addresses_one_owner', sql`num_nonnulls(${t.userId}, ${t.guestId}) = 1`),
  ],
)

/** The shop's own member register; a barcode that stands here is a valid card. */
export const memberCards = pgTable(
  'member_cards',
  {
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    barcode: text().notNull(),
    holder: text().notNull().default(''),
    validTo: timestamptz(),
    /** When an outside register last vouched for it; null for a card of our own. */
    checkedAt: timestamptz(),
  },
  (t) => [primaryKey({ columns: [t.siteId, t.barcode] })],
)

export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    id: id(),
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    email: text().notNull(),
    /** SHA-256 of the link's secret; a new request replaces it. */
    tokenHash: secretHash().notNull().unique(),
    /** The account that asked last; null when it was somebody at a public form. */
    askedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    /** When the link was mailed last. */
    askedAt: createdAt(),
    confirmedAt: timestamptz(),
    unsubscribedAt: timestamptz(),
    createdAt: createdAt(),
  },
  (t) => [unique().on(t.siteId, t.email), check('newsletter_subscribers_email_small', sql`${t.email} = lower(${t.email})`)],
)
