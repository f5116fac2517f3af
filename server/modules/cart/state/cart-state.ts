import type { CouponProblem } from '@/lib/api/entities/cart.schema'
import { hasCartChanged, type CartSnapshot } from '@/lib/money/cart-changed'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { applicableDelivery, applicablePayment } from '@/server/modules/checkout/methods/applicable-methods'
import {
  listDeliveryMethods,
  listPaymentMethods,
  type DeliveryMethodRow,
  type PaymentMethodRow,
} from '@/server/modules/checkout/methods/list-methods'
import { listAddresses, findBillingAddress, findGuest, buyerOf, findShippingAddress } from '@/server/modules/checkout/buyer/buyer'
import { couponProblem, type CouponSnapshot } from '@/server/modules/coupon/coupon-problem'
import { payerOf, type PayerInput } from '@/server/modules/checkout/methods/payer'
import { checkStock, totalDemand, type LineStock } from '@/server/modules/cart/line/check-stock'
import { configureLine, type ConfiguredLine } from '@/server/modules/cart/line/configure-line'
import { loadDiscounts, type Discounts } from './load-discounts'
import { loadLineItems, type LineItem } from '@/server/modules/cart/line/product-snapshot'
import { isSubscriptionLine } from '@/server/modules/cart/line/line-checks'
import type { CartRow } from '@/server/modules/cart/record/open-cart'
import { maxOrderCents, priceCart, type CouponDiscount, type LinePrice, type PricedCart } from '@/server/modules/cart/pricing/price-cart'

export type CartLine = {
  item: LineItem
  /** Null: no longer sold with these options. */
  configured: ConfiguredLine | null
  stock: LineStock
  price: LinePrice
}

/** A cart with its lines at current prices and stock, the saved methods that still apply, and its totals. */
export type CartState = {
  cart: CartRow
  lines: CartLine[]
  /** The saved method with the rates that apply; null when it no longer applies. */
  delivery: DeliveryMethodRow | null
  /** The saved method with its fee; null when it no longer applies. */
  payment: PaymentMethodRow | null
  isDigital: boolean
  /** Its only line is a subscription. */
  isSubscription: boolean
  weightGrams: number
  /** The saved coupon, if it is valid. */
  coupon: CouponSnapshot | null
  /** The saved coupon when it is invalid, and why; `acknowledgePrices` removes it. */
  rejectedCoupon: { code: string; problem: CouponProblem } | null
  /** Whether the cart has a valid member card. */
  isMember: boolean
  priced: PricedCart
}

const zeroPrice: LinePrice = { rowCents: 0, loyaltyCents: 0, couponCents: 0, totalCents: 0, vatCents: 0 }

type Context = Pick<Ctx, 'language' | 'site' | 'now' | 'actor' | 'headers'>

export async function loadCartState(ctx: Context, tx: Tx, cart: CartRow): Promise<CartState> {
  const [rows, methods, discounts] = await Promise.all([
    loadLineItems(ctx, tx, cart.id),
    loadSavedMethods(ctx, tx, cart),
    loadDiscounts(ctx, tx, cart),
  ])
  return buildCartState(cart, rows, { ...methods, ...discounts })
}

export type SavedMethods = { deliveries: DeliveryMethodRow[]; payments: PaymentMethodRow[]; payer: PayerInput }

/** The candidates for the cart's saved methods, and who pays. */
export async function loadSavedMethods(ctx: Context, tx: Tx, cart: CartRow): Promise<SavedMethods> {
  const { deliveryMethodId, paymentMethodId, companyOib } = cart
  if (deliveryMethodId === null && paymentMethodId === null)
    return { deliveries: [], payments: [], payer: { billing: undefined, shipping: undefined, companyOib } }
  const buyer = buyerOf(ctx, cart)
  const [deliveries, payments, addresses, guest] = await Promise.all([
    listDeliveryMethods(ctx, tx, deliveryMethodId ?? 0),
    listPaymentMethods(ctx, tx),
    listAddresses(tx, buyer),
    findGuest(tx, buyer),
  ])
  const addressesUsed = { billing: findBillingAddress(addresses), shipping: findShippingAddress(addresses) }
  return { deliveries, payments, payer: { ...addressesUsed, companyOib: companyOib ?? guest?.companyOib ?? null } }
}

/** Pure: computes the state from loaded rows. */
export function buildCartState(
  cart: CartRow,
  items: LineItem[],
  { deliveries, payments, payer, ...discounts }: SavedMethods & Discounts,
): CartState {
  const configured = items.map((item) => {
    const line = configureLine(item, item.options)
    return 'refused' in line ? null : withStaffPrice(line, item)
  })
  const sold = configured.flatMap((line) => line ?? [])
  const isDigital = sold.length > 0 && sold.every((line) => line.isDigital)
  const isSubscription = items.length === 1 && items.some((item, i) => isSubscriptionLine(item) && configured[i])
  const weightGrams = items.reduce((sum, { quantity }, i) => sum + (configured[i]?.weightGrams ?? 0) * quantity, 0)
  const parcel = { countryId: cart.countryId, weightGrams, isDigital, isSubscription }
  const delivery = applicableDelivery(deliveries, parcel).find(({ id }) => id === cart.deliveryMethodId) ?? null
  const payable = applicablePayment(payments, payerOf({ ...payer, isDigital, isSubscription }))
  const payment = payable.find(({ id }) => id === cart.paymentMethodId) ?? null
  const stock = checkStock(items.map(({ quantity }, i) => ({ quantity, demand: configured[i]?.demand ?? [] })))
  const priceable = items.map((item, i) => ({
    quantity: item.quantity,
    vatRate: item.vatRate,
    unitCents: configured[i]?.unitCents ?? 0,
    memberCents: configured[i]?.memberCents ?? null,
    isSold: configured[i] !== null,
    isCouponApplicable:
      item.staffCents === null && !item.isVoucher && !isSubscriptionLine(item) && (discounts.coupon?.scope?.includes(item.id) ?? true),
  }))
  const feeCents = payment?.feeCents ?? 0
  const unpriced = { lines: priceable, isMember: discounts.isMember, coupon: null, delivery, feeCents }
  const withoutCoupon = priceCart(unpriced)
  const sellable = items.filter((item, i) => configured[i] && !isSubscriptionLine(item))
  const [vouchers, others] = [sellable.filter(({ isVoucher }) => isVoucher), sellable.filter(({ isVoucher }) => !isVoucher)]
  const voucherCents = withoutCoupon.lines.reduce((sum, { totalCents }, i) => sum + (items[i]?.isVoucher ? totalCents : 0), 0)
  const problem =
    discounts.coupon &&
    (isSubscription
      ? 'scope'
      : couponProblem(discounts.coupon, {
          now: discounts.at,
          totalCents: withoutCoupon.summary.cartTotal - voucherCents,
          productIds: others.map(({ id }) => id),
          voucherIds: vouchers.map(({ id }) => id),
        }))
  const coupon = problem ? null : discounts.coupon
  const priced = coupon ? priceCart({ ...unpriced, coupon: couponDiscountOf(coupon) }) : withoutCoupon
  const lines = items.map((item, i) => ({
    item,
    configured: configured[i] ?? null,
    stock: lineStock({
      line: configured[i] ?? null,
      stock: stock[i] ?? untracked,
      isMixedSubscription: isSubscriptionLine(item) && items.length > 1,
    }),
    price: priced.lines[i] ?? zeroPrice,
  }))
  return {
    cart,
    lines,
    delivery,
    payment,
    isDigital,
    isSubscription,
    weightGrams,
    priced,
    coupon,
    rejectedCoupon: discounts.coupon && problem ? { code: discounts.coupon.code, problem } : null,
    isMember: discounts.isMember,
  }
}

/** A price that an employee gives has no member price beside it. */
function withStaffPrice(line: ConfiguredLine, { staffCents }: LineItem): ConfiguredLine {
  return staffCents === null ? line : { ...line, unitCents: staffCents, memberCents: null }
}

const untracked: LineStock = { available: null, problem: null }

/** The stock of a line with its most severe problem (docs/rules/cart.md#line-problems). */
function lineStock({
  line,
  stock,
  isMixedSubscription,
}: {
  line: ConfiguredLine | null
  stock: LineStock
  isMixedSubscription: boolean
}): LineStock {
  if (!line) return { available: 0, problem: 'unavailable' }
  return isMixedSubscription ? { ...stock, problem: 'alone' } : stock
}

function couponDiscountOf({ kind, amount }: CouponSnapshot): CouponDiscount {
  switch (kind) {
    case 'percent':
      return { kind, percent: amount }
    case 'fixed':
      return { kind, cents: amount }
    case 'freeDelivery':
      return { kind }
  }
  kind satisfies never
}

/** What an order of these lines takes, by product, ascending by id. */
export function orderDemand(lines: CartState['lines']) {
  return totalDemand(lines.map(({ item, configured }) => ({ quantity: item.quantity, demand: configured?.demand ?? [] })))
}

/** The cart's current prices, for `hasCartChanged`. `extra` is limited because the column is an integer (docs/rules/prices.md#largest-total). */
export function currentPrices({ lines, priced }: CartState): CartSnapshot {
  return {
    lines: lines.map(({ item, configured }) => ({ itemId: item.itemId, unit: configured?.unitCents ?? null })),
    extra: Math.max(-maxOrderCents, priced.summary.orderTotal - priced.summary.itemsTotal),
  }
}

/** The prices that the shopper was last shown (docs/decisions/005-acknowledged-prices.md). */
export function acknowledgedPrices({ cart, lines }: CartState): CartSnapshot {
  return { lines: lines.map(({ item }) => ({ itemId: item.itemId, unit: item.seenCents })), extra: cart.seenExtraCents }
}

/** The saved coupon and card as far as they are valid. */
export function validDiscounts({ cart, coupon, isMember }: CartState): Pick<CartRow, 'couponId' | 'memberCardBarcode'> {
  return { couponId: coupon?.id ?? null, memberCardBarcode: isMember ? cart.memberCardBarcode : null }
}

/** Whether the shopper has been shown the current prices and discounts. */
export function isAcknowledged(state: CartState): boolean {
  const { couponId, memberCardBarcode } = validDiscounts(state)
  const areDiscountsKept = couponId === state.cart.couponId && memberCardBarcode === state.cart.memberCardBarcode
  return areDiscountsKept && !hasCartChanged(acknowledgedPrices(state), currentPrices(state))
}
