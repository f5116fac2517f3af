import { sql } from 'drizzle-orm'
import { bigint, boolean, check, doublePrecision, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { cents, timestamptz, tstzmultirange, tsvector } from './columns'
import { products, productTexts } from './product'
import { languages, sites } from './site'

/** The derived table that lists and facets read, one row per listed product; only triggers write it (docs/rules/data.md#listing-refresh). */
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
    /** The languages it has a text in. */
    languageIds: integer().array().notNull(),
    /** docs/rules/data.md#listing-terms */
    terms: integer().array().notNull(),
    /** The attribute ids of `numbers`, index by index. */
    numberIds: integer().array().notNull(),
    /** Numbers, and dates as seconds since 1970. */
    numbers: doublePrecision().array().notNull(),
    /** Equal for products with equal facets, which are counted together. */
    factsHash: bigint({ mode: 'bigint' })
      .notNull()
      .generatedAlwaysAs(sql`hash_record_extended(row(terms, number_ids, numbers), 0)`),
  },
  (t) => [
    // With what counts read: they read nothing but this index.
    index('product_listing_newest').on(t.siteId, t.productId, t.factsHash, t.languageIds),
    index('product_listing_priority').on(t.siteId, t.categoryPriority, t.productId),
    index('product_listing_terms').using('gin', t.terms),
  ],
)

/** The price that lists show, one row per period (docs/rules/data.md#shown-price-periods). */
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
    /** Exclusive; null: open. */
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

/** What searches read of a text, one row per text; only triggers write it (docs/rules/data.md#product-search). */
export const productSearch = pgTable(
  'product_search',
  {
    productId: integer().notNull(),
    languageId: integer().notNull(),
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    /** The periods of `shown_prices`; none for variants and archived products. */
    shown: tstzmultirange().notNull(),
    /** Name (weight A) and keywords (B). */
    words: tsvector().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.languageId] }),
    foreignKey({
      name: 'product_search_text',
      columns: [t.productId, t.languageId],
      foreignColumns: [productTexts.productId, productTexts.languageId],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
    index('product_search_words').using('gin', t.words),
    index('product_search_name').using('gin', sql`ts_filter(${t.words}, '{a}')`),
  ],
)

/** The folded words of product names and keywords, from which the search suggests spellings (docs/rules/data.md#vocabulary). */
export const vocabulary = pgTable(
  'vocabulary',
  {
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    languageId: integer()
      .notNull()
      .references(() => languages.id),
    word: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.siteId, t.languageId, t.word] }),
    // Inserts are rare; without a pending list every search reads the index alone.
    index('vocabulary_trigrams')
      .using('gin', sql`${t.word} gin_trgm_ops`)
      .with({ fastupdate: false }),
  ],
)
