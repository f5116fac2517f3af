import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgEnum, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { cents, createdAt, id, timestamptz } from './columns'
import { carts, coupons } from './cart'
import { products } from './product'
import { sites, stores } from './site'
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
    /** For people: 2026-000123. */
    number: text().notNull(),
    /** For addresses: 128 random bits. */
    slug: text().notNull().unique(),
    cartId: text()
      .notNull()
      .unique()
      .references(() => carts.id),
    userId: integer().references(() => users.id),
    email: text().notNull(),
    status: orderStatus().notNull(),
    currency: text().notNull().default('EUR'),
    itemsCents: cents().notNull(),
    loyaltyCents: cents().notNull().default(0),
    couponCents: cents().notNull().default(0),
    deliveryCents: cents().notNull().default(0),
    /** What the way of paying cost. In older orders with a delivery it is part of that. */
    paymentFeeCents: cents().notNull().default(0),
    totalCents: cents().notNull(),
    vatCents: cents().notNull(),
    /** VAT inside the total, by rate: [{ rate, baseCents, vatCents }] */
    vatByRate: jsonb().$type<{ rate: number; baseCents: number; vatCents: number }[]>().notNull(),
    /** VAT inside each amount of the summary, cents by the summary's names. Older orders name no fee. */
    tax: jsonb()
      .$type<Record<'itemsTotal' | 'loyalty' | 'coupon' | 'cartTotal' | 'delivery' | 'orderTotal', number> & { paymentFee?: number }>()
      .notNull(),
    couponCode: text(),
    billing: jsonb().notNull(),
    shipping: jsonb(),
    delivery: jsonb(),
    payment: jsonb().notNull(),
    message: text().notNull().default(''),
    gift: jsonb(),
    /** Where its pieces are: out of the stock, kept for it until `reservedUntil`, or back. It moves them once each way. */
    stockState: text({ enum: ['taken', 'reserved', 'released'] })
      .notNull()
      .default('taken'),
    reservedUntil: timestamptz(),
    /** What the buyer is told of the parcel, e.g. its carrier and number. */
    tracking: text().notNull().default(''),
    /** The caller's Idempotency-Key and what was asked with it: the same again gets the same answer. */
    idempotencyKey: text(),
    requestHash: text(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    unique().on(t.siteId, t.number),
    index().on(t.userId, t.createdAt),
    index().on(t.siteId, t.status),
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

/** An order that used a coupon; `coupons.used` counts them. Gone when the order is cancelled. */
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
    /** Whose use it was: the order's e-mail in small letters. A signed-in buyer is known by the order's user besides. */
    customerKey: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.couponId, t.customerKey)],
)

/** One counter per site and year; a number is taken in the order's transaction, so there are no gaps. */
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
    vatRate: integer().notNull(),
    vatCents: cents().notNull(),
    /** What the buyer chose, and the same in words: { chosen, labels: [{ label, value }] } */
    options: jsonb().notNull().default({}),
    /** What the line took from stock, bundle parts included: given back when the order is cancelled. */
    taken: jsonb().$type<{ productId: number; pieces: number }[]>().notNull().default([]),
    position: integer().notNull(),
  },
  (t) => [
    index().on(t.orderId),
    index().on(t.productId),
    check('order_lines_row', sql`${t.rowCents} = ${t.unitCents} * ${t.quantity} and ${t.quantity} >= 1`),
    check('order_lines_discount', sql`${t.discountCents} between 0 and ${t.rowCents}`),
  ],
)

/** What happened to an order, append only; also its audit. */
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
  },
  (t) => [index().on(t.orderId)],
)
