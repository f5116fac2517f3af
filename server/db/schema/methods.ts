import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { cents, id } from './columns'
import { countries, sites } from './site'

export const deliveryMethods = pgTable('delivery_methods', {
  id: id(),
  siteId: integer()
    .notNull()
    .references(() => sites.id),
  key: text().notNull(),
  kind: text({ enum: ['home', 'branches', 'pickup'] }).notNull(),
  vatRate: integer().notNull().default(25),
  /** Texts per language code: { hrv: { name, description, estimate } } */
  texts: jsonb().$type<Record<string, { name: string; description: string; estimate: string }>>().notNull(),
  enabled: boolean().notNull().default(true),
  position: integer().notNull().default(0),
})

/** The price of a delivery method in a country; of the rows whose limits fit, the cheapest applies. */
export const deliveryRates = pgTable(
  'delivery_rates',
  {
    id: id(),
    methodId: integer()
      .notNull()
      .references(() => deliveryMethods.id, { onDelete: 'cascade' }),
    countryId: integer()
      .notNull()
      .references(() => countries.id),
    cents: cents().notNull(),
    /** Delivery is free from this total of items. */
    freeFromCents: cents(),
    maxWeightGrams: integer(),
  },
  (t) => [index().on(t.methodId, t.countryId), check('delivery_rates_cents', sql`${t.cents} >= 0`)],
)

export const deliveryBranches = pgTable(
  'delivery_branches',
  {
    id: id(),
    methodId: integer()
      .notNull()
      .references(() => deliveryMethods.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    street: text().notNull(),
    houseNumber: text().notNull(),
    zipCode: text().notNull(),
    city: text().notNull(),
    hours: text().notNull().default(''),
    /** The carrier's own id of the point, as its label names it; '' where it has none. */
    code: text().notNull().default(''),
    position: integer().notNull().default(0),
  },
  (t) => [index().on(t.methodId)],
)

export const paymentMethods = pgTable('payment_methods', {
  id: id(),
  siteId: integer()
    .notNull()
    .references(() => sites.id),
  key: text().notNull(),
  /** `provider`: through the provider of `paymentType`. */
  kind: text({ enum: ['bankTransfer', 'cashOnDelivery', 'provider'] })
    .notNull()
    .default('provider'),
  /** The provider's type, e.g. HPF or PAYPAL; null for bank transfer and cash on delivery. */
  paymentType: text(),
  texts: jsonb().$type<Record<string, { name: string; description: string; instructions: string }>>().notNull(),
  enabled: boolean().notNull().default(true),
  companyOnly: boolean().notNull().default(false),
  /** ISO codes; empty: every country of delivery. */
  countries: text()
    .array()
    .notNull()
    .default(sql`'{}'`),
  feeCents: cents().notNull().default(0),
  position: integer().notNull().default(0),
})
