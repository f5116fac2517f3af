import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { roles } from '@/lib/office/roles'
import { bytea, createdAt, id, timestamptz, secretHash } from './columns'
import { products } from './product'
import { countries, languages, sites } from './site'

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
    /** Whether the person who chose the password has confirmed the e-mail address. */
    isPasswordProven: boolean().notNull().default(false),
    firstName: text().notNull().default(''),
    lastName: text().notNull().default(''),
    companyName: text(),
    companyOib: text(),
    memberCardBarcode: text(),
    isBackoffice: boolean().notNull().default(false),
    /** The preset that gave the rights; null: rights of their own (docs/rules/administration.md#roles). */
    role: text({ enum: roles }),
    scopes: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Of the page where the account was opened: of mails that no page causes (docs/rules/mail.md#mail-language); null: the site's own. */
    languageId: integer().references(() => languages.id),
    settings: jsonb().notNull().default({}),
    verifiedAt: timestamptz(),
    suspendedAt: timestamptz(),
    /** Of back-office users only. */
    lastSignInAt: timestamptz(),
    /** When the account is deleted on request, unless its owner signs in before. */
    deletionAt: timestamptz(),
    createdAt: createdAt(),
  },
  (t) => [
    unique().on(t.siteId, t.email),
    index('users_deletion_due')
      .on(t.deletionAt)
      .where(sql`${t.deletionAt} is not null`),
    // docs/rules/data.md#lowercase-emails
    check('users_email_lowercase', sql`${t.email} = lower(${t.email})`),
    check('users_role_of_backoffice', sql`${t.role} is null or ${t.isBackoffice}`),
    index('users_backoffice')
      .on(t.siteId)
      .where(sql`${t.isBackoffice}`),
  ],
)

/** Open invitations to the back office; accepting or cancelling one deletes it. */
export const staffInvites = pgTable(
  'staff_invites',
  {
    id: id(),
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    email: text().notNull(),
    role: text({ enum: roles }).notNull(),
    tokenHash: secretHash().notNull().unique(),
    expiresAt: timestamptz().notNull(),
    invitedBy: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [unique().on(t.siteId, t.email), index().on(t.invitedBy)],
)

/** One signed-in device. A refresh rotates both tokens within the family; reuse of an older one revokes the family. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    family: text().notNull(),
    /** Incremented by each refresh; several sessions of one generation answer parallel refreshes with one cookie. */
    generation: integer().notNull().default(1),
    accessHash: secretHash().notNull().unique(),
    refreshHash: secretHash().notNull().unique(),
    accessExpiresAt: timestamptz().notNull(),
    refreshExpiresAt: timestamptz().notNull(),
    /** When its refresh token was used. */
    rotatedAt: timestamptz(),
    revokedAt: timestamptz(),
    userAgent: text().notNull().default(''),
    /** When the family signed in with a password or a provider; a refresh copies it. */
    signedInAt: timestamptz().notNull().defaultNow(),
    /** When the person last proved who they are, at sign-in or asked again; a refresh copies it. */
    provenAt: timestamptz().notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.userId), index().on(t.family)],
)

/** A user's identities at OpenID providers, by the immutable `subject`; the e-mail address may change. */
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

/** A sign-in at an OpenID provider in progress. Valid once, for minutes, in the browser with the cookie. */
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
    /** The provider's answer, stored because a code is valid once and a new user is asked for consents afterwards. */
    person: jsonb().$type<SocialPerson>(),
    expiresAt: timestamptz().notNull(),
  },
  (t) => [index().on(t.expiresAt)],
)

export type SocialPerson = { subject: string; email: string; firstName: string; lastName: string }

/** Single-use links in mails. */
export const userTokens = pgTable('user_tokens', {
  id: id(),
  userId: integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  purpose: text({ enum: ['verify', 'password', 'deletion', 'email'] }).notNull(),
  /** The new address of a token with the purpose `email`. */
  email: text(),
  hash: secretHash().notNull().unique(),
  expiresAt: timestamptz().notNull(),
  usedAt: timestamptz(),
})

/** A requested export of personal data, built by a job, for one download. Deleted when downloaded or expired. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    requestedAt: createdAt(),
    /** The mailed link's token, once the archive is ready. */
    tokenHash: secretHash().unique(),
    archive: bytea(),
    expiresAt: timestamptz(),
    downloadedAt: timestamptz(),
  },
  (t) => [index().on(t.userId)],
)

/** A guest belongs to exactly one cart and is never looked up by e-mail. */
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
    // docs/rules/data.md#address-types
    unique('addresses_one_of_a_type_per_guest').on(t.guestId, t.type),
    uniqueIndex('addresses_one_of_a_type_per_user')
      .on(t.userId, t.type)
      .where(sql`${t.userId} is not null and ${t.type} <> 'other'`),
    check('addresses_one_owner', sql`num_nonnulls(${t.userId}, ${t.guestId}) = 1`),
  ],
)

/** The shop's member register: a barcode in it is a valid card. */
export const memberCards = pgTable(
  'member_cards',
  {
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    barcode: text().notNull(),
    holder: text().notNull().default(''),
    validTo: timestamptz(),
    /** When an external register last confirmed it; null: the shop's own card. */
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
    /** Replaced by every new request. */
    tokenHash: secretHash().notNull().unique(),
    /** The account of the last request; null: the public form. */
    askedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    /** When the link, or that the address is subscribed, was last mailed. */
    askedAt: createdAt(),
    confirmedAt: timestamptz(),
    unsubscribedAt: timestamptz(),
    createdAt: createdAt(),
  },
  (t) => [unique().on(t.siteId, t.email), check('newsletter_subscribers_email_lowercase', sql`${t.email} = lower(${t.email})`)],
)

export const wishlistItems = pgTable(
  'wishlist_items',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.productId] })],
)
