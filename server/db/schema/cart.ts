import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgEnum, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { cents, createdAt, id, timestamptz, secretHash } from './columns'
import { deliveryBranches, deliveryMethods, paymentMethods } from './methods'
import { products } from './product'
import { countries, sites, stores } from './site'
import { guests, users } from './user'

export const cartStatus = pgEnum('cart_status', ['open', 'ordered', 'archived'])

/** docs/rules/data.md#coupon-limits */
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
    validFrom: timestamptz(),
    validTo: timestamptz(),
    /** Empty: every category. */
    categoryIds: integer()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** In addition to the categories, or alone when there are none; a variant counts as its parent. */
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
    /** 128 random bits, base64url. */
    id: text().primaryKey(),
    siteId: integer()
      .notNull()
      .references(() => sites.id),
    storeId: integer()
      .notNull()
      .references(() => stores.id),
    protectHash: secretHash().notNull(),
    status: cartStatus().notNull().default('open'),
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    guestId: integer().references(() => guests.id),
    countryId: integer().references(() => countries.id),
    couponId: integer().references(() => coupons.id),
    memberCardBarcode: text(),
    deliveryMethodId: integer().references(() => deliveryMethods.id),
    deliveryBranchId: integer().references(() => deliveryBranches.id),
    paymentMethodId: integer().references(() => paymentMethods.id),
    companyName: text(),
    companyOib: text(),
    /** The acknowledged order total without the lines (delivery and fee less discounts); each line has its own `seenCents`. */
    seenExtraCents: integer().notNull().default(0),
    /** Hash of the last added item and its Idempotency-Key; a repeated request adds nothing. */
    lastAddition: text(),
    /** The employee who holds it for a buyer on the phone (docs/rules/orders.md#phone-order); null: a shopper's. */
    staffId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Optimistic lock: each change increments it. */
    version: integer().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    index().on(t.userId),
    index().on(t.status, t.updatedAt),
    index('carts_staff')
      .on(t.staffId)
      .where(sql`${t.staffId} is not null`),
  ],
)

/** Hashes of further secrets that open the cart on its owner's other devices. */
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
    /** The options in canonical form (docs/rules/data.md#line-quantity). */
    optionsKey: text().notNull().default(''),
    /** The acknowledged unit price. */
    seenCents: cents(),
    /** The unit price that an employee gives, and why (docs/rules/orders.md#phone-prices); null: the shop's. */
    staffCents: cents(),
    staffReason: text().notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    unique().on(t.cartId, t.productId, t.optionsKey),
    check('cart_items_quantity', sql`${t.quantity} between 1 and 9999`),
    check('cart_items_staff_price', sql`${t.staffCents} is null or (${t.staffCents} >= 0 and ${t.staffReason} <> '')`),
  ],
)
