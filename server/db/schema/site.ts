import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, id } from './columns'

/** A shop: its domains, public API key and settings. One installation serves several. */
export const sites = pgTable('sites', {
  id: id(),
  key: text().notNull().unique(),
  name: text().notNull(),
  /** The public URL; empty: SITE_URL. */
  url: text().notNull().default(''),
  domains: text()
    .array()
    .notNull()
    .default(sql`'{}'`),
  apiKey: text().notNull().unique(),
  defaultLanguageId: integer().notNull(),
  currency: text().notNull().default('EUR'),
  checkoutSettings: jsonb().notNull().default({}),
  currencyConfig: jsonb().notNull().default({}),
  maintenance: boolean().notNull().default(false),
  /** Signs links in mails. Never sent, never logged. */
  signingKey: text()
    .notNull()
    .default(sql`gen_random_uuid()::text || gen_random_uuid()::text`),
  createdAt: createdAt(),
})

export const stores = pgTable('stores', {
  id: id(),
  siteId: integer()
    .notNull()
    .references(() => sites.id),
  name: text().notNull(),
})

export const languages = pgTable('languages', {
  id: integer().primaryKey(),
  code: text().notNull().unique(),
  code2: text().notNull(),
  name: text().notNull(),
  nameHrv: text().notNull(),
  nameEng: text().notNull(),
  nameGer: text().notNull(),
  nameSrp: text().notNull(),
})

export const siteLanguages = pgTable(
  'site_languages',
  {
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    languageId: integer()
      .notNull()
      .references(() => languages.id),
    position: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.siteId, t.languageId] })],
)

export const countries = pgTable('countries', {
  id: integer().primaryKey(),
  iso: text().notNull().unique(),
  name: text().notNull(),
  phonePrefix: text(),
  /** The format of postal codes: a JavaScript regular expression without slashes. */
  zipPattern: text(),
})

/** CMS options: brand, switches and texts that a merchant may change. */
export const options = pgTable(
  'options',
  {
    id: id(),
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    key: text().notNull(),
    value: jsonb().notNull(),
    mediaId: integer(),
  },
  (t) => [unique().on(t.siteId, t.key)],
)

export const mediaOptions = pgTable('media_options', {
  id: id(),
  key: text().notNull().unique(),
  value: text().notNull(),
  autoResize: boolean().notNull().default(true),
  x: integer().notNull(),
  y: integer().notNull(),
})

/** Written when a slug changes or an editor adds one. */
export const redirects = pgTable(
  'redirects',
  {
    id: id(),
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    fromPath: text().notNull(),
    toPath: text().notNull(),
    status: integer().notNull().default(301),
    createdAt: createdAt(),
  },
  (t) => [unique().on(t.siteId, t.fromPath)],
)

/** Every back-office or money-relevant change, append only. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    siteId: integer().references(() => sites.id),
    at: createdAt(),
    actor: text().notNull(),
    action: text().notNull(),
    target: text().notNull(),
    requestId: text(),
    detail: jsonb().notNull().default({}),
    /** The fields that the change touched, as they were and as they became; null where the write names neither. */
    before: jsonb(),
    after: jsonb(),
  },
  // Each list of the log is read newest first.
  (t) => [
    index().on(t.target),
    index().on(t.siteId, t.id.desc()),
    index().on(t.siteId, t.actor, t.id.desc()),
    index().on(t.siteId, t.action, t.id.desc()),
  ],
)
