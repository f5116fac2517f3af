import { z } from 'zod'
import { Id, text } from './common.schema'
import { Picture } from './media.schema'
import { ProductFormat, Stock } from './product.schema'

/**
 * An integer from 1 to 9999, as a JSON number or plain ASCII digits; anything else is `error.invalidQuantity`
 * (docs/rules/cart.md#quantity-range).
 */
export const Quantity = z
  .union([
    // The pipe checks it; the OpenAPI document reads it here.
    z.number().meta({ type: 'integer', minimum: 1, maximum: 9999 }),
    z
      .string()
      .regex(/^[1-9][0-9]{0,3}$/)
      .transform(Number),
  ])
  .pipe(z.number().int().min(1).max(9999))

const Personalizations = z.record(text(100), z.union([text(500), z.number()])).refine((map) => Object.keys(map).length <= 20)

const PartOptions = z.strictObject({
  /** The chosen variant of a configurable part. */
  variantId: Id.optional(),
  personalizations: Personalizations.optional(),
})

/** The buyer's choices on a line item: `personalizations` by the option's key, `bundleOptions` by the product id of the part. */
export const LineOptions = z.strictObject({
  personalizations: Personalizations.optional(),
  bundleOptions: z
    .array(z.strictObject({ id: Id, options: PartOptions.default({}) }))
    .max(50)
    .optional(),
  /** The id of a subscription plan of the product, never an amount (docs/rules/cart.md#trusted-input). */
  customPriceOption: Id.optional(),
})
export type LineOptions = z.output<typeof LineOptions>

export const CartItem = z.object({
  itemId: z.number(),
  productId: z.number(),
  qty: z.number(),
  options: z.object({
    personalizations: z.record(z.string(), z.string()).optional(),
    bundleOptions: z
      .array(
        z.object({
          id: z.number(),
          options: z.object({ variantId: z.number().optional(), personalizations: z.record(z.string(), z.string()).optional() }),
        }),
      )
      .optional(),
    customPriceOption: z.number().optional(),
  }),
  /** The same choices as labels for display: variant, bundle parts, dedication. */
  optionLabels: z.array(z.object({ label: z.string(), value: z.string() })),
  /** Whether the product's page offers choices or custom options, even if none were made. */
  hasChoices: z.boolean(),
  productData: z.object({
    name: z.string(),
    slug: z.string(),
    sku: z.string(),
    format: ProductFormat,
    media: Picture.nullable(),
  }),
  /** EUR. `finalPrice` is the unit price, `row` the line before discounts, `cartTotal` the line after them. */
  prices: z.object({
    converted: z.object({ finalPrice: z.number(), row: z.number() }),
    base: z.object({ finalPrice: z.number(), cartTotal: z.number() }),
  }),
  /** EUR: the lowest price of the 30 days before the running reduction (Directive 98/6/EC, article 6a); null without a reduction. */
  lowestPrice30Days: z.number().nullable(),
  /** EUR per unit of measure, without custom options; null without a measure. */
  unitPrice: z.object({ price: z.number(), unit: z.string() }).nullable(),
  /** EUR: the unit price this cart was last shown, if it differs. Reported once. */
  previousPrice: z.number().nullable(),
  stock: Stock,
  /**
   * Why the line cannot be ordered: no longer sold, a subscription beside other items, sold out, or less stock than `qty` (see
   * `stock.available`).
   */
  problem: z.enum(['unavailable', 'alone', 'outOfStock', 'short']).nullable(),
})
export type CartItem = z.infer<typeof CartItem>

/**
 * EUR (docs/rules/prices.md#price-summary). `cartTotal` = itemsTotal - loyalty - coupon; `orderTotal` = cartTotal + delivery + paymentFee.
 */
const Amounts = {
  itemsTotal: z.number(),
  loyalty: z.number(),
  coupon: z.number(),
  cartTotal: z.number(),
  delivery: z.number(),
  /** Fee of the payment method. Mails stored before this field have none. */
  paymentFee: z.number().default(0),
  orderTotal: z.number(),
}

/** `tax` is the VAT included in each amount. */
export const PriceSummary = z.object({ ...Amounts, tax: z.object(Amounts) })
export type PriceSummary = z.infer<typeof PriceSummary>

/**
 * Why a coupon is not valid: not started, expired, used up by everybody or by this shopper, nothing but vouchers, no matching product, or cart total too small.
 */
export const CouponProblem = z.enum(['notYet', 'over', 'usedUp', 'usedByYou', 'voucher', 'scope', 'minTotal'])
export type CouponProblem = z.infer<typeof CouponProblem>

export const Coupon = z.object({ code: z.string(), kind: z.enum(['percent', 'fixed', 'freeDelivery']) })

export const Cart = z.object({
  /** Same as `cartId`. */
  id: z.string(),
  cartId: z.string(),
  protectCode: z.string(),
  items: z.array(CartItem),
  summary: PriceSummary,
  /** Only e-products, so nothing to deliver. An empty cart is not digital. */
  digitalOnly: z.boolean(),
  coupon: Coupon.nullable(),
  couponCode: z.string().nullable(),
  /** A coupon that was removed because it is no longer valid. Reported once. */
  removedCoupon: z.object({ code: z.string(), reason: CouponProblem }).nullable(),
  /** The barcode whose savings `summary.loyalty` holds. */
  memberCard: z.string().nullable(),
  /** Whether an invalid card was removed. Reported once. */
  removedMemberCard: z.boolean(),
  /** Null also when the saved method no longer applies (other country, too heavy). */
  deliveryMethodId: z.number().nullable(),
  paymentMethodId: z.number().nullable(),
  /** The delivery country; null while unknown. */
  countryId: z.number().nullable(),
  options: z.object({ deliveryBranchId: z.number().nullable() }),
  /** Incremented by every change of the cart. */
  version: z.number(),
})
export type Cart = z.infer<typeof Cart>
