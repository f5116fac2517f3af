import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, id } from './columns'
import { media } from './media'
import { products } from './product'
import { languages, sites } from './site'

export const categories = pgTable(
  'categories',
  {
    id: id(),
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    parentId: integer(),
    position: integer().notNull().default(0),
    imageId: integer().references(() => media.id),
    sortTypes: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    sortDefaultType: text(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.siteId, t.parentId)],
)

export const categoryTexts = pgTable(
  'category_texts',
  {
    categoryId: integer()
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    languageId: integer()
      .notNull()
      .references(() => languages.id),
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    name: text().notNull(),
    slug: text().notNull(),
    description: text().notNull().default(''),
    /** The alternative text of the picture; null: the medium's. */
    imageAlt: text(),
  },
  (t) => [primaryKey({ columns: [t.categoryId, t.languageId] }), unique().on(t.siteId, t.languageId, t.slug)],
)

export const productCategories = pgTable(
  'product_categories',
  {
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    categoryId: integer()
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    position: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.productId, t.categoryId] }), index().on(t.categoryId, t.productId)],
)
