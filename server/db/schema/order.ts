import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgEnum, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { cents, createdAt, id, timestamptz } from './columns'
import { carts, coupons } from './cart'
import { products } from './product'
import { languages, sites, stores } from './site'
import { users } from './user'

export const orderStatus = pgEnum('order_status', [
  'awaiting_payment',
  'paid',
  'packed',
  'shipped',
  'delivered',
  'cancelled',
  'withdrawn',
  'refunded',
])

/** Amounts are checked by the database (docs/rules/data.md#order-total-check). */
export const orders = pgTable(
  'orders',
  {
    id: id(),
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    storeId: integer()
      .notNull()
      .references(() => stores.id),
    /** 2026-000123. */
    number: text().notNull(),
    /** For URLs: 128 random bits. */
    slug: text().notNull().unique(),
    cartId: text()
      .notNull()
      .unique()
      .references(() => carts.id),
    userId: integer().references(() => users.id),
    /** The account that a guest opened with it; its owner once the address is verified (docs/rules/accounts.md#account-after-order). */
    claimedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    /** The language it was placed in: of its mails and its confirmation (docs/rules/mail.md#mail-language); null: the site's own. */
    languageId: integer().references(() => languages.id),
    email: text().notNull(),
    status: orderStatus().notNull(),
    currency: text().notNull().default('EUR'),
    itemsCents: cents().notNull(),
    loyaltyCents: cents().notNull().default(0),
    couponCents: cents().notNull().default(0),
    deliveryCents: cents().notNull().default(0),
    paymentFeeCents: cents().notNull().default(0),
    totalCents: cents().notNull(),
    vatCents: cents().notNull(),
    /** VAT inside the total, by rate: [{ rate, baseCents, vatCents }] */
    vatByRate: jsonb().$type<{ rate: number; baseCents: number; vatCents: number }[]>().notNull(),
    /** VAT inside each amount of the summary, cents. */
    tax: jsonb()
      .$type<Record<'itemsTotal' | 'loyalty' | 'coupon' | 'cartTotal' | 'delivery' | 'paymentFee' | 'orderTotal', number>>()
      .notNull(),
    couponCode: text(),
    billing: jsonb().notNull(),
    shipping: jsonb(),
    delivery: jsonb(),
    payment: jsonb().notNull(),
    message: text().notNull().default(''),
    gift: jsonb(),
    /** `taken` from stock, `reserved` until `reservedUntil` (docs/rules/data.md#reservation-state), or `released`. Each change happens once. */
    stockState: text({ enum: ['taken', 'reserved', 'released'] })
      .notNull()
      .default('taken'),
    reservedUntil: timestamptz(),
    /** Counts its edits by staff; an edit is made at the version that was shown (docs/rules/orders.md#order-edit). */
    version: integer().notNull().default(1),
    /** Carrier and number of the parcel, as the buyer reads it. */
    tracking: text().notNull().default(''),
    /** The request's Idempotency-Key and hash; a repeated request gets the same answer. */
    idempotencyKey: text(),
    requestHash: text(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
    /** The kinds of `payment` and `delivery`, which the office counts and filters without reading the row. */
    paymentKind: text().generatedAlwaysAs(sql`payment ->> 'kind'`),
    deliveryKind: text().generatedAlwaysAs(sql`case when shipping is null then 'digital' else coalesce(delivery ->> 'kind', 'home') end`),
  },
  (t) => [
    unique().on(t.siteId, t.number),
    index().on(t.userId, t.createdAt),
    index().on(t.siteId, t.status, t.createdAt, t.id),
    // Lists and counts of the office read this index alone (docs/rules/administration.md#office-budgets).
    index('orders_office').on(t.siteId, t.createdAt, t.id, t.status, t.paymentKind, t.deliveryKind),
    index().on(t.siteId, t.email),
    index('orders_reserved')
      .on(t.reservedUntil)
      .where(sql`${t.stockState} = 'reserved'`),
    check('orders_reserved_until', sql`(${t.stockState} = 'reserved') = (${t.reservedUntil} is not null)`),
    check(
      'orders_total',
      sql`${t.totalCents} = ${t.itemsCents} - ${t.loyaltyCents} - ${t.couponCents} + ${t.deliveryCents} + ${t.paymentFeeCents} and ${t.totalCents} >= 0`,
    ),
  ],
)

/** A use of a coupon by an order; `coupons.used` counts them. Deleted when the order is cancelled. */
export const couponRedemptions = pgTable(
  'coupon_redemptions',
  {
    id: id(),
    couponId: integer()
      .notNull()
      .references(() => coupons.id),
    orderId: integer()
      .notNull()
      .unique()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The mailbox of the order's e-mail (izlog_mailbox); a signed-in buyer is also known by the order's user. */
    customerKey: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.couponId, t.customerKey)],
)

/** docs/rules/data.md#gapless-numbers */
export const orderCounters = pgTable(
  'order_counters',
  {
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    year: integer().notNull(),
    last: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.siteId, t.year] })],
)

export const orderLines = pgTable(
  'order_lines',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id),
    sku: text().notNull(),
    name: text().notNull(),
    quantity: integer().notNull(),
    unitCents: cents().notNull(),
    rowCents: cents().notNull(),
    discountCents: cents().notNull().default(0),
    /** The member savings in the discount; the rest is the coupon's. */
    loyaltyCents: cents().notNull().default(0),
    vatRate: integer().notNull(),
    vatCents: cents().notNull(),
    /** The chosen options and their labels: { chosen, labels: [{ label, value }] } */
    options: jsonb().notNull().default({}),
    /** The stock that the line needs, by product, bundle parts included, whatever the order's `stockState` says of it. */
    taken: jsonb().$type<{ productId: number; pieces: number }[]>().notNull().default([]),
    /** Pieces in parcels that were not cancelled (docs/rules/orders.md#shipped-once). */
    shipped: integer().notNull().default(0),
    position: integer().notNull(),
  },
  (t) => [
    index().on(t.orderId),
    index().on(t.productId),
    check('order_lines_row', sql`${t.rowCents} = ${t.unitCents} * ${t.quantity} and ${t.quantity} >= 1`),
    check('order_lines_discount', sql`${t.discountCents} between 0 and ${t.rowCents}`),
    check('order_lines_loyalty', sql`${t.loyaltyCents} between 0 and ${t.discountCents}`),
    check('order_lines_shipped', sql`${t.shipped} between 0 and ${t.quantity}`),
  ],
)

/** The text that the office's search reads, folded: kept by triggers (order-search.sql). */
export const orderSearch = pgTable(
  'order_search',
  {
    orderId: integer()
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    folded: text().notNull(),
  },
  (t) => [index('order_search_folded').using('gin', sql`${t.folded} gin_trgm_ops`)],
)

/** The history and audit of an order; rows are only added. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    at: createdAt(),
    actor: text().notNull(),
    from: orderStatus(),
    to: orderStatus().notNull(),
    requestId: text(),
    detail: jsonb().notNull().default({}),
    /** The Idempotency-Key and hash of a note's request (docs/rules/orders.md#internal-notes). */
    idempotencyKey: text(),
    requestHash: text(),
  },
  (t) => [index().on(t.orderId), unique().on(t.orderId, t.idempotencyKey)],
)
