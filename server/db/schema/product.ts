import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, numeric, pgEnum, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { cents, createdAt, id, richTextVector, timestamptz, tsvector } from './columns'
import { media } from './media'
import { languages, sites } from './site'

export const productFormat = pgEnum('product_format', ['Simple', 'Configurable', 'Bundle', 'EProduct'])

export const priceKind = pgEnum('price_kind', ['retail', 'sale', 'member'])

export const manufacturers = pgTable('manufacturers', {
  id: id(),
  siteId: integer()
    .notNull()
    .references(() => sites.id),
  name: text().notNull(),
  /** Postal and electronic address, for the safety block of EU 2023/988. */
  address: text().notNull().default(''),
  email: text().notNull().default(''),
})

export const products = pgTable(
  'products',
  {
    id: id(),
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    format: productFormat().notNull(),
    sku: text().notNull(),
    /** A variant is bought through its parent and is in no list. */
    isVariant: boolean().notNull().default(false),
    archived: boolean().notNull().default(false),
    featured: boolean().notNull().default(false),
    categoryPriority: integer().notNull().default(0),
    /** Percent of VAT inside the gross price: 25, 13, 5 or 0. */
    vatRate: integer().notNull(),
    /** Worth money, so no coupon reduces it; its variants are vouchers too (docs/rules/prices.md#coupon-vouchers). */
    isVoucher: boolean().notNull().default(false),
    weightGrams: integer(),
    measureAmount: numeric({ precision: 10, scale: 3 }),
    measureUnit: text(),
    manufacturerId: integer().references(() => manufacturers.id),
    /** A PDF to read before buying (docs/rules/catalog.md#sample-pages). */
    sampleDocumentId: integer().references(() => media.id),
    safetyNote: text(),
    version: integer().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    unique().on(t.siteId, t.sku),
    // The search ignores the case of a SKU.
    index('products_sku_key').on(t.siteId, sql`izlog_sku_key(${t.sku})`),
    index('products_sku_parts').using('gin', sql`${t.sku} gin_trgm_ops`),
    index('products_electronic')
      .on(t.siteId, t.id)
      .where(sql`${t.format} = 'EProduct'`),
    index('products_listed')
      .on(t.siteId, t.id)
      .where(sql`not ${t.archived} and not ${t.isVariant}`),
    check('products_vat_rate', sql`${t.vatRate} between 0 and 100`),
    check('products_weight', sql`${t.weightGrams} >= 0`),
  ],
)

export const productTexts = pgTable(
  'product_texts',
  {
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    languageId: integer()
      .notNull()
      .references(() => languages.id),
    /** Denormalized for docs/rules/data.md#slug-format. */
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    name: text().notNull(),
    slug: text().notNull(),
    summary: text().notNull().default(''),
    /** Rich text as ProseMirror JSON. */
    description: jsonb().notNull().default({ type: 'doc', content: [] }),
    seoTitle: text(),
    seoDescription: text(),
    /** Searched beside the name: author, ISBN, SKU, choices. Every writer of the product maintains it. */
    keywords: text().notNull().default(''),
    foldedName: text().generatedAlwaysAs(sql`izlog_fold(name)`),
    /** With summary and description; `product_search` has name and keywords alone. */
    fullSearch: tsvector().generatedAlwaysAs(
      sql`setweight(to_tsvector('izlog_hr', name), 'A') || setweight(izlog_vector(keywords), 'B') || setweight(izlog_vector(summary), 'C') || setweight(${richTextVector('description')}, 'D')`,
    ),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.languageId] }),
    unique().on(t.siteId, t.languageId, t.slug),
    index('product_texts_full_search').using('gin', t.fullSearch),
    index('product_texts_named').on(t.siteId, t.languageId, sql`${t.name} collate "hr-x-icu"`, t.productId),
    // With the product: a search for a part of a name reads nothing but this index.
    index('product_texts_first_letters').on(t.siteId, t.languageId, t.foldedName.op('text_pattern_ops'), t.productId),
    index('product_texts_folded_name').using('gin', sql`${t.foldedName} gin_trgm_ops`),
    check('product_texts_slug', sql`${t.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
  ],
)

/** Dated prices (docs/rules/catalog.md#dated-prices, docs/rules/data.md#price-rows). */
export const prices = pgTable(
  'prices',
  {
    id: id(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    kind: priceKind().notNull(),
    cents: cents().notNull(),
    validFrom: timestamptz().notNull(),
    validTo: timestamptz(),
  },
  (t) => [
    index().on(t.productId, t.kind, t.validFrom),
    index('prices_starts').on(t.validFrom),
    index('prices_ends')
      .on(t.validTo)
      .where(sql`${t.validTo} is not null`),
    check('prices_cents', sql`${t.cents} >= 0`),
    check('prices_period', sql`${t.validTo} > ${t.validFrom}`),
  ],
)

/** Stock: a started payment reserves, an order takes, a cart does neither (docs/rules/data.md#stock-bounds). */
export const stockItems = pgTable(
  'stock_items',
  {
    id: id(),
    productId: integer()
      .notNull()
      .unique()
      .references(() => products.id, { onDelete: 'cascade' }),
    onHand: integer().notNull(),
    reserved: integer().notNull().default(0),
    /** Available pieces at which the office counts the product as low; null: the shop's usual limit. */
    lowAt: integer(),
  },
  (t) => [
    check('stock_items_bounds', sql`0 <= ${t.reserved} and ${t.reserved} <= ${t.onHand}`),
    check('stock_items_low_at', sql`${t.lowAt} >= 0`),
  ],
)

export const productVariants = pgTable(
  'product_variants',
  {
    parentId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    childId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer().notNull().default(0),
    isDefault: boolean().notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.parentId, t.childId] }), check('product_variants_not_itself', sql`${t.parentId} <> ${t.childId}`)],
)

export const bundleParts = pgTable(
  'bundle_parts',
  {
    id: id(),
    bundleId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id),
    quantity: integer().notNull().default(1),
    position: integer().notNull().default(0),
  },
  (t) => [
    unique().on(t.bundleId, t.productId),
    check('bundle_parts_quantity', sql`${t.quantity} >= 1`),
    check('bundle_parts_not_itself', sql`${t.bundleId} <> ${t.productId}`),
  ],
)

export const crossSells = pgTable(
  'cross_sells',
  {
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    relatedId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.productId, t.relatedId] })],
)

/** Texts and numbers that a buyer adds to a product, e.g. a dedication. */
export const customOptions = pgTable(
  'custom_options',
  {
    id: id(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    optionType: text({ enum: ['text', 'number'] }).notNull(),
    /** { hrv: 'Posveta' } */
    labels: jsonb().$type<Record<string, string>>().notNull(),
    required: boolean().notNull().default(false),
    maxLength: integer(),
    min: integer(),
    max: integer(),
    priceCents: cents().notNull().default(0),
    position: integer().notNull().default(0),
  },
  (t) => [unique().on(t.productId, t.key)],
)

export const subscriptionPlans = pgTable('subscription_plans', {
  id: id(),
  productId: integer()
    .notNull()
    .references(() => products.id, { onDelete: 'cascade' }),
  labels: jsonb().$type<Record<string, string>>().notNull(),
  everyMonths: integer().notNull(),
  cents: cents().notNull(),
  /** The plan at PayPal, which charges it; created with the first order, and again when PayPal has lost it. */
  providerPlanId: text(),
  position: integer().notNull().default(0),
})

export const productMedia = pgTable(
  'product_media',
  {
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    mediaId: integer()
      .notNull()
      .references(() => media.id),
    position: integer().notNull().default(0),
    /** Alternative texts by language code; a language without one has the medium's. */
    alts: jsonb().$type<Record<string, string>>().notNull().default({}),
  },
  (t) => [primaryKey({ columns: [t.productId, t.mediaId] })],
)

/** Pictures of pages to read before buying (docs/rules/catalog.md#sample-pages). */
export const samplePages = pgTable(
  'sample_pages',
  {
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    mediaId: integer()
      .notNull()
      .references(() => media.id),
    position: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.productId, t.mediaId] }), index().on(t.mediaId)],
)
