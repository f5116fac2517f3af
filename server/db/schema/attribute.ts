import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, numeric, pgEnum, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { id, timestamptz } from './columns'
import { media } from './media'
import { products } from './product'
import { languages, sites } from './site'

export const attributeInput = pgEnum('attribute_input', [
  'dropdown',
  'multipleSelect',
  'numberField',
  'date',
  'dateTime',
  'yesNo',
  'textSwatch',
  'visualSwatch',
  'text',
])

export const attributes = pgTable(
  'attributes',
  {
    id: id(),
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    code: text().notNull(),
    input: attributeInput().notNull(),
    filterable: boolean().notNull().default(false),
    position: integer().notNull().default(0),
    unit: text(),
  },
  (t) => [unique().on(t.siteId, t.code)],
)

export const attributeTexts = pgTable(
  'attribute_texts',
  {
    attributeId: integer()
      .notNull()
      .references(() => attributes.id, { onDelete: 'cascade' }),
    languageId: integer()
      .notNull()
      .references(() => languages.id),
    label: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.attributeId, t.languageId] })],
)

export const attributeValues = pgTable(
  'attribute_values',
  {
    id: id(),
    attributeId: integer()
      .notNull()
      .references(() => attributes.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    position: integer().notNull().default(0),
    /** The colour of a visual swatch as '#rrggbb'. */
    swatch: text(),
    mediaId: integer().references(() => media.id),
  },
  // docs/rules/data.md#css-colours
  (t) => [unique().on(t.attributeId, t.key), check('attribute_values_swatch', sql`${t.swatch} ~* '^#[0-9a-f]{6}$'`)],
)

export const attributeValueTexts = pgTable(
  'attribute_value_texts',
  {
    valueId: integer()
      .notNull()
      .references(() => attributeValues.id, { onDelete: 'cascade' }),
    languageId: integer()
      .notNull()
      .references(() => languages.id),
    label: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.valueId, t.languageId] })],
)

/** One value of an attribute on a product, in the column that the attribute's input decides (docs/rules/data.md#one-attribute-value). */
export const productAttributes = pgTable(
  'product_attributes',
  {
    id: id(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    attributeId: integer()
      .notNull()
      .references(() => attributes.id, { onDelete: 'cascade' }),
    valueId: integer().references(() => attributeValues.id, { onDelete: 'cascade' }),
    number: numeric({ precision: 14, scale: 3, mode: 'number' }),
    moment: timestamptz(),
    yes: boolean(),
    text: text(),
  },
  (t) => [
    unique().on(t.productId, t.attributeId, t.valueId).nullsNotDistinct(),
    index().on(t.attributeId, t.valueId, t.productId),
    // With the product, so that a range query is an index-only scan.
    index().on(t.attributeId, t.number, t.productId),
    check('product_attributes_one_value', sql`num_nonnulls(${t.valueId}, ${t.number}, ${t.moment}, ${t.yes}, ${t.text}) = 1`),
  ],
)

/** The axes of a configurable product, in the order of choosing. */
export const configurableAxes = pgTable(
  'configurable_axes',
  {
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    attributeId: integer()
      .notNull()
      .references(() => attributes.id),
    position: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.productId, t.attributeId] })],
)
