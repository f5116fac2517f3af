import { sql } from 'drizzle-orm'
import { bigint, boolean, check, doublePrecision, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { cents, timestamptz } from './columns'
import { products } from './product'
import { sites } from './site'

/**
 * What lists and facets read of every listed product: derived, never written by hand. Triggers call izlog_list(ids) in the transaction of whoever
 * writes a product, its attributes, variants or prices (docs/decisions/004-listing-is-derived.md).
 */
export const productListing = pgTable(
  'product_listing',
  {
    productId: integer()
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    featured: boolean().notNull(),
    categoryPriority: integer().notNull(),
    /** The languages it has a text in: where it is listed. */
    languageIds: integer().array().notNull(),
    /** Its own and its variants' choices by value id; -2a: it has the number, the moment or the yes of attribute a; -2a-1: its no. */
    terms: integer().array().notNull(),
    /** Attribute ids of `numbers`, in the same places. */
    numberIds: integer().array().notNull(),
    /** Numbers, and moments as seconds since 1970. */
    numbers: doublePrecision().array().notNull(),
    /** The same for products that say the same of themselves: facets are counted by it. */
    factsHash: bigint({ mode: 'bigint' })
      .notNull()
      .generatedAlwaysAs(sql`hash_record_extended(row(terms, number_ids, numbers), 0)`),
  },
  (t) => [
    index('product_listing_newest').on(t.siteId, t.productId),
    index('product_listing_priority').on(t.siteId, t.categoryPriority, t.productId),
    index('product_listing_terms').using('gin', t.terms),
  ],
)

/** What a list shows as the price from one moment to the next, for all time that is known: true at any clock, so nothing has to be recomputed as it passes. */
export const shownPrices = pgTable(
  'shown_prices',
  {
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    fromAt: timestamptz().notNull(),
    /** Exclusive; null: until somebody writes another price. */
    untilAt: timestamptz(),
    cents: cents().notNull(),
    isReduced: boolean().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.fromAt] }),
    index('shown_prices_sorted').on(t.siteId, t.cents, t.productId),
    index('shown_prices_reduced')
      .on(t.siteId, t.productId)
      .where(sql`${t.isReduced}`),
    check('shown_prices_period', sql`${t.untilAt} > ${t.fromAt}`),
  ],
)
