import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, secretHash, timestamptz } from './columns'
import { products } from './product'
import { languages, sites } from './site'

/**
 * Why pieces moved. `opening`: stock is tracked from here on; `untracked`: no longer; `order`, `cancellation`, `edit`, `return`: an order's goods; `import`: a file;
 * `count`: a stock count; `direct`: written past the application; the others are an employee's reason.
 */
const reasons = [
  'opening',
  'untracked',
  'order',
  'cancellation',
  'edit',
  'return',
  'import',
  'count',
  'received',
  'damaged',
  'lost',
  'found',
  'internal',
  'correction',
  'direct',
] as const

/** The ledger of `stock_items.on_hand`; rows are only added (docs/rules/data.md#stock-ledger). */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: id(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Pieces; 0 only for a count that found what was expected. */
    delta: integer().notNull(),
    /** Computed by a trigger: the previous movement's plus `delta`. */
    onHandAfter: integer().notNull().default(0),
    reason: text({ enum: reasons }).notNull(),
    note: text().notNull().default(''),
    /** As audit entries name it: 'user:12', 'guest:3', 'provider:paypal', 'shop', 'products:import', 'database'. */
    actor: text().notNull(),
    /** Names the order, whose own row is written after its stock has moved; therefore no foreign key. */
    cartId: text(),
    requestId: text(),
    /** The request's Idempotency-Key and hash (docs/rules/catalog.md#stock-replay). */
    idempotencyKey: text(),
    requestHash: text(),
    at: createdAt(),
  },
  (t) => [
    index('stock_movements_newest').on(t.productId, t.id.desc()),
    uniqueIndex('stock_movements_request')
      .on(t.actor, t.idempotencyKey)
      .where(sql`${t.idempotencyKey} is not null`),
    check('stock_movements_delta', sql`${t.delta} <> 0 or ${t.reason} = 'count'`),
    check('stock_movements_on_hand', sql`${t.onHandAfter} >= 0`),
  ],
)
export type StockReason = (typeof reasons)[number]

/** Addresses that wait for a product; deleted with the one mail that they get (docs/rules/catalog.md#stock-notice). */
export const stockNotices = pgTable(
  'stock_notices',
  {
    id: id(),
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    /** A product or a variant. */
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    /** Of the page where it was asked for: of its mails; null: the site's own. */
    languageId: integer().references(() => languages.id),
    /** Replaced by every new request. */
    tokenHash: secretHash().notNull().unique(),
    askedAt: createdAt(),
    confirmedAt: timestamptz(),
  },
  (t) => [
    unique().on(t.siteId, t.email, t.productId),
    index().on(t.productId),
    check('stock_notices_email_lowercase', sql`${t.email} = lower(${t.email})`),
  ],
)
