import { z } from 'zod'
import { Id, text } from './common.schema'
import { Picture } from './media.schema'
import { ProductFormat, Stock } from './product.schema'

/** A whole number from 1 to 9999, as a JSON number or as plain ASCII digits; anything else is `error.invalidQuantity` (SPEC 5). */
export const Quantity = z
  .union([
    z.number(),
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

/** What the buyer chose on a line (SPEC 3). `personalizations` by the option's key; `bundleOptions` by the product id of the part. */
export const LineOptions = z.strictObject({
  personalizations: Personalizations.optional(),
  bundleOptions: z
    .array(z.strictObject({ id: Id, options: PartOptions.default({}) }))
    .max(50)
    .optional(),
  /** The id of a subscription plan of the product, never an amount (SPEC 4). */
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
  /** The same choices in the shopper's words, for the options line: variant, parts of the set, dedication. */
  optionLabels: z.array(z.object({ label: z.string(), value: z.string() })),
  /** Whether the product's page has something to choose or to write, also where nothing was. */
  hasChoices: z.boolean(),
  productData: z.object({
    name: z.string(),
    slug: z.string(),
    sku: z.string(),
    format: ProductFormat,
    media: Picture.nullable(),
  }),
  /** EUR. `finalPrice` is one piece, `row` all pieces before discounts, `cartTotal` all pieces after them. */
  prices: z.object({
    converted: z.object({ finalPrice: z.number(), row: z.number() }),
    base: z.object({ finalPrice: z.number(), cartTotal: z.number() }),
  }),
  /** EUR: the lowest price of the 30 days before the product's running reduction (Directive 98/6/EC, article 6a); null when it is not reduced. */
  lowestPrice30Days: z.number().nullable(),
  /** What a whole unit of the product costs, without what was written on it; null without a measure. */
  unitPrice: z.object({ price: z.number(), unit: z.string() }).nullable(),
  /** EUR: what one piece cost when this cart was told before, if that was something else. Said once. */
  previousPrice: z.number().nullable(),
  stock: Stock,
  /**
   * Why the line cannot be ordered as it stands: no longer sold, a subscription beside something else, sold out, or fewer left than `qty`
   * (`stock.available` says how many).
   */
  problem: z.enum(['unavailable', 'alone', 'outOfStock', 'short']).nullable(),
})
export type CartItem = z.infer<typeof CartItem>

/** EUR (SPEC 3). `cartTotal` = itemsTotal - loyalty - coupon; `orderTotal` = cartTotal + delivery + paymentFee. */
const Amounts = {
  itemsTotal: z.number(),
  loyalty: z.number(),
  coupon: z.number(),
  cartTotal: z.number(),
  delivery: z.number(),
  /** Ours: what the way of paying costs. Mails written before this was here have none. */
  paymentFee: z.number().default(0),
  orderTotal: z.number(),
}

/** `tax` is the VAT inside each of the amounts. */
export const PriceSummary = z.object({ ...Amounts, tax: z.object(Amounts) })
export type PriceSummary = z.infer<typeof PriceSummary>

/**
 * Why a coupon does not hold: not begun, past, used up by everybody or by this shopper, for none of these products, or for dearer carts.
 */
export const CouponProblem = z.enum(['notYet', 'over', 'usedUp', 'usedByYou', 'scope', 'minTotal'])
export type CouponProblem = z.infer<typeof CouponProblem>

export const Coupon = z.object({ code: z.string(), kind: z.enum(['percent', 'fixed', 'freeDelivery']) })

export const Cart = z.object({
  /** The same as `cartId`: SPEC 3 names it so in the cart, SPEC 7 in the calls. */
  id: z.string(),
  cartId: z.string(),
  protectCode: z.string(),
  items: z.array(CartItem),
  summary: PriceSummary,
  /** Nothing to deliver: e-products only. An empty cart is not digital. */
  digitalOnly: z.boolean(),
  coupon: Coupon.nullable(),
  couponCode: z.string().nullable(),
  /** The coupon that was taken off because it no longer holds (SPEC 4). Said once. */
  removedCoupon: z.object({ code: z.string(), reason: CouponProblem }).nullable(),
  /** The barcode whose savings stand in `summary.loyalty`. */
  memberCard: z.string().nullable(),
  /** Whether a card was taken off because it holds no more. Said once. */
  removedMemberCard: z.boolean(),
  /** Null also when a method was saved that the cart may no longer use (another country, too heavy). */
  deliveryMethodId: z.number().nullable(),
  paymentMethodId: z.number().nullable(),
  /** Where it goes; null until somebody said so. */
  countryId: z.number().nullable(),
  options: z.object({ deliveryBranchId: z.number().nullable() }),
  /** Counts the changes of the cart. */
  version: z.number(),
})
export type Cart = z.infer<typeof Cart>
