import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgEnum, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { cents, createdAt, id, moment, secretHash } from './columns'
import { products } from './product'
import { countries, sites, stores } from './site'
import { guests, users } from './user'

export const cartStatus = pgEnum('cart_status', ['open', 'ordered', 'archived'])
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

/** What a method costs in a country; the cheapest row whose limits fit holds. */
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
    /** From this total of items on delivery is free. */
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
  /** How the money comes: by the shopper's own bank, at the door, or through the provider of `paymentType`. */
  kind: text({ enum: ['bankTransfer', 'cashOnDelivery', 'provider'] })
    .notNull()
    .default('provider'),
  /** Null: settled outside (bank transfer, cash on delivery); otherwise the provider's type, e.g. HPF or PayPal. */
  paymentType: text(),
  texts: jsonb().$type<Record<string, { name: string; description: string; instructions: string }>>().notNull(),
  enabled: boolean().notNull().default(true),
  companyOnly: boolean().notNull().default(false),
  /** ISO codes; empty: every country the shop delivers to. */
  countries: text()
    .array()
    .notNull()
    .default(sql`'{}'`),
  feeCents: cents().notNull().default(0),
  position: integer().notNull().default(0),
})

export const coupons = pgTable(
  'coupons',
  {
    id: id(),
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    code: text().notNull(),
    kind: text({ enum: ['percent', 'fixed', 'freeDelivery'] }).notNull(),
    /** Percent points or cents, by kind. */
    amount: integer().notNull().default(0),
    minTotalCents: cents().notNull().default(0),
    validFrom: moment(),
    validTo: moment(),
    /** Empty: everything. */
    categoryIds: integer()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** These too, or only these where no category is named; a variant counts as its parent. */
    productIds: integer()
      .array()
      .notNull()
      .default(sql`'{}'`),
    usageLimit: integer(),
    usageLimitPerCustomer: integer(),
    used: integer().notNull().default(0),
  },
  (t) => [
    uniqueIndex('coupons_code').on(t.siteId, sql`lower(${t.code})`),
    check('coupons_used', sql`${t.used} >= 0 and (${t.usageLimit} is null or ${t.used} <= ${t.usageLimit})`),
    check('coupons_amount', sql`${t.amount} >= 0 and (${t.kind} <> 'percent' or ${t.amount} <= 100)`),
  ],
)

export const carts = pgTable(
  'carts',
  {
    /** Unguessable: 128 random bits, base64url. */
    id: text().primaryKey(),
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    storeId: integer()
      .notNull()
      .references(() => stores.id),
    protectHash: secretHash().notNull(),
    status: cartStatus().notNull().default('open'),
    userId: integer().references(() => users.id),
    guestId: integer().references(() => guests.id),
    countryId: integer().references(() => countries.id),
    couponId: integer().references(() => coupons.id),
    memberCardBarcode: text(),
    deliveryMethodId: integer().references(() => deliveryMethods.id),
    deliveryBranchId: integer().references(() => deliveryBranches.id),
    paymentMethodId: integer().references(() => paymentMethods.id),
    companyName: text(),
    companyOib: text(),
    /** Order total less the lines' sum (delivery, less discounts) when the shopper last saw the cart; the lines keep their own. */
    seenExtraCents: integer().notNull().default(0),
    /** A hash of what was added last and the Idempotency-Key it came with: the same again adds nothing. */
    lastAddition: text(),
    /** Counts the changes. */
    version: integer().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [index().on(t.userId), index().on(t.status, t.updatedAt)],
)

/** Further secrets that open a cart, for its owner's other devices: only their hashes, as of `carts.protectHash`. */
export const cartKeys = pgTable(
  'cart_keys',
  {
    cartId: text()
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    hash: secretHash().notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.cartId, t.hash] })],
)

export const cartItems = pgTable(
  'cart_items',
  {
    id: id(),
    cartId: text()
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id),
    quantity: integer().notNull(),
    /** { personalizations: { name: value }, bundleOptions: [{ id, options }] } */
    options: jsonb().notNull().default({}),
    /** The options in canonical form: the same product with the same options is one line. */
    optionsKey: text().notNull().default(''),
    /** What one piece cost when the shopper last saw the cart. */
    seenCents: cents(),
    createdAt: createdAt(),
  },
  (t) => [unique().on(t.cartId, t.productId, t.optionsKey), check('cart_items_quantity', sql`${t.quantity} between 1 and 9999`)],
)

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
    totalCents: cents().notNull(),
    vatCents: cents().notNull(),
    /** VAT inside the total, by rate: [{ rate, baseCents, vatCents }] */
    vatByRate: jsonb().$type<{ rate: number; baseCents: number; vatCents: number }[]>().notNull(),
    /** VAT inside each amount of the summary (SPEC 3), cents by the summary's names. */
    tax: jsonb().$type<Record<'itemsTotal' | 'loyalty' | 'coupon' | 'cartTotal' | 'delivery' | 'orderTotal', number>>().notNull(),
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
    reservedUntil: moment(),
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
      sql`${t.totalCents} = ${t.itemsCents} - ${t.loyaltyCents} - ${t.couponCents} + ${t.deliveryCents} and ${t.totalCents} >= 0`,
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

/** Mails to send, written in the transaction that causes them; `messageId` makes a repeated delivery recognisable. */
export const outbox = pgTable('outbox', {
  id: id(),
  siteId: integer()
    .notNull()
    .references(() => sites.id),
  messageId: text().notNull().unique(),
  template: text().notNull(),
  to: text().notNull(),
  data: jsonb().notNull(),
  createdAt: createdAt(),
  sentAt: moment(),
})

export const wishlistItems = pgTable(
  'wishlist_items',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.productId] })],
)
