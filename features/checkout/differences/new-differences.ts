import { lineChoiceKey } from '@/features/cart/session/cart-snapshot'
import type { Cart } from '@/lib/api/entities/cart.schema'
import { cartDifferences, type Difference } from './cart-differences'

const problems: readonly Difference['kind'][] = ['unavailable', 'alone', 'outOfStock', 'short']
const methodKinds: readonly Difference['kind'][] = ['deliveryMethod', 'branch', 'paymentMethod', 'delivery', 'paymentFee', 'total']

/**
 * What changed between the cart that the shopper was shown last and this one, which a sign-in may have put in its place
 * (docs/rules/checkout.md#changes-between-steps). A blocked line is listed once; what another country does to methods is shown by their steps.
 */
export function newDifferences(shown: Cart, now: Cart): Difference[] {
  const isSameCart = shown.cartId === now.cartId
  const lastShown = isSameCart ? shown : withLineIdsOf(now, shown)
  const known = new Map(lastShown.items.map((item) => [item.itemId, item.problem]))
  const isKnown = (one: Difference) => problems.includes(one.kind) && 'itemId' in one && known.get(one.itemId) === one.kind
  const isOwn = (one: Difference) => isSameCart && lastShown.countryId !== now.countryId && methodKinds.includes(one.kind)
  return cartDifferences(lastShown, now).filter((one) => !isKnown(one) && !isOwn(one))
}

/** The shown cart with the line ids of the cart that its lines have joined. */
function withLineIdsOf(now: Cart, shown: Cart): Cart {
  const ids = new Map(now.items.map((item) => [lineChoiceKey(item), item.itemId]))
  return { ...shown, items: shown.items.map((item) => ({ ...item, itemId: ids.get(lineChoiceKey(item)) ?? item.itemId })) }
}

/** Whether another country has taken the chosen payment away; the payment step says so (docs/rules/checkout.md#changes-between-steps). */
export function lostPaymentByCountry(lastShown: Cart, now: Cart): boolean {
  const isOtherCountry = lastShown.cartId === now.cartId && lastShown.countryId !== now.countryId
  return isOtherCountry && lastShown.paymentMethodId !== null && now.paymentMethodId === null
}

/** Prices that changed since an earlier visit: the server reports them once, with the first cart. */
export function differencesSinceLastVisit({ items }: Cart): Difference[] {
  return items.flatMap(({ itemId, previousPrice, productData: { name }, prices: { converted } }) =>
    previousPrice === null ? [] : [{ kind: 'price' as const, itemId, name, from: previousPrice, to: converted.finalPrice }],
  )
}

/** The cart that was shown, with the methods that the shopper has chosen since and what they cost. */
export function withOwnChoice(lastShown: Cart, now: Cart): Cart {
  const { deliveryMethodId, options, paymentMethodId } = now
  const isSameDelivery = lastShown.deliveryMethodId === deliveryMethodId
  const isSamePayment = lastShown.paymentMethodId === paymentMethodId
  const delivery = isSameDelivery ? lastShown.summary.delivery : now.summary.delivery
  const paymentFee = isSamePayment ? lastShown.summary.paymentFee : now.summary.paymentFee
  const orderTotal = lastShown.summary.orderTotal + (delivery - lastShown.summary.delivery) + (paymentFee - lastShown.summary.paymentFee)
  return { ...lastShown, deliveryMethodId, options, paymentMethodId, summary: { ...lastShown.summary, delivery, paymentFee, orderTotal } }
}

/** The cart that was shown, with the coupon that the shopper has applied or removed since and what it changes. */
export function withOwnCoupon(lastShown: Cart, { coupon, couponCode, summary: now }: Cart): Cart {
  const { summary } = lastShown
  const { loyalty, coupon: off, delivery } = now
  const orderTotal = summary.orderTotal + (summary.loyalty - loyalty) + (summary.coupon - off) + (delivery - summary.delivery)
  return { ...lastShown, coupon, couponCode, summary: { ...summary, loyalty, coupon: off, delivery, orderTotal } }
}

const choiceKinds: readonly Difference['kind'][] = ['deliveryMethod', 'branch', 'paymentMethod', 'addresses', 'other']

/** Whether products or amounts differ, not only what was chosen for the order. */
export function changesProductsOrAmounts(differences: readonly Difference[]): boolean {
  return differences.some(({ kind }) => !choiceKinds.includes(kind))
}

/** What identifies a difference in a list: its kind, and the line and its option where it is about one. */
export function differenceKey(one: Difference) {
  if (one.kind === 'options') return `${one.kind} ${one.itemId} ${one.label}`
  return 'itemId' in one ? `${one.kind} ${one.itemId}` : one.kind
}

/**
 * The differences of a notice on the screen with later ones: each once, from the value that was shown first. An amount that is back is left out, as is a
 * line that left the cart and came back.
 */
export function mergeDifferences(shown: readonly Difference[], later: readonly Difference[]): Difference[] {
  const joined = new Map(shown.map((one) => [differenceKey(one), one]))
  for (const one of later) {
    const key = differenceKey(one)
    const before = joined.get(key)
    const undone = [...joined.values()].find((shownOne) => isUndoneBy(shownOne, one))
    if (undone) {
      joined.delete(differenceKey(undone))
      continue
    }
    joined.delete(key)
    const next = before && 'from' in before && 'from' in one ? withFrom(one, before.from) : one
    if (!('from' in next) || next.from !== next.to) joined.set(key, next)
  }
  return [...joined.values()]
}

/** A line that comes back has another id, so its product's name tells. */
function isUndoneBy(shown: Difference, later: Difference): boolean {
  if (!('itemId' in shown && 'itemId' in later) || shown.name !== later.name) return false
  return (shown.kind === 'gone' && later.kind === 'added') || (shown.kind === 'added' && later.kind === 'gone')
}

/** The kinds differ in the type of `from`; the same kind has the same. */
function withFrom(one: Extract<Difference, { from: unknown }>, from: string | number): Difference {
  if (one.kind === 'options' || one.kind === 'email' || one.kind === 'coupon') return { ...one, from: String(from) }
  return { ...one, from: Number(from) }
}
