import type { Cart } from '@/lib/api/entities/cart.schema'
import { cartDifferences, type Difference } from './cart-differences'

const problems: readonly Difference['kind'][] = ['unavailable', 'alone', 'outOfStock', 'short']
const choices: readonly Difference['kind'][] = ['deliveryMethod', 'branch', 'paymentMethod', 'delivery', 'paymentFee', 'total']

/**
 * What changed between the cart that the shopper was shown last and this one (docs/rules/checkout.md#changes-between-steps). A blocked line is told once; what
 * another country does to methods is shown by their steps.
 */
export function untoldChanges(told: Cart, now: Cart): Difference[] {
  const known = new Map(told.items.map((item) => [item.productData.name, item.problem]))
  const isKnown = (one: Difference) => problems.includes(one.kind) && 'name' in one && known.get(one.name) === one.kind
  const isOwn = (one: Difference) => told.countryId !== now.countryId && choices.includes(one.kind)
  return cartDifferences(told, now).filter((one) => !isKnown(one) && !isOwn(one))
}

/** Prices that changed since an earlier visit: the server reports them once, with the first cart. */
export function firstChanges({ items }: Cart): Difference[] {
  return items.flatMap(({ previousPrice, productData: { name }, prices: { converted } }) =>
    previousPrice === null ? [] : [{ kind: 'price' as const, name, from: previousPrice, to: converted.finalPrice }],
  )
}

/** The cart that was shown, with the methods that the shopper has chosen since and what they cost. */
export function withOwnChoice(told: Cart, now: Cart): Cart {
  const { deliveryMethodId, options, paymentMethodId } = now
  const isSameDelivery = told.deliveryMethodId === deliveryMethodId
  const isSamePayment = told.paymentMethodId === paymentMethodId
  const delivery = isSameDelivery ? told.summary.delivery : now.summary.delivery
  const paymentFee = isSamePayment ? told.summary.paymentFee : now.summary.paymentFee
  const orderTotal = told.summary.orderTotal + (delivery - told.summary.delivery) + (paymentFee - told.summary.paymentFee)
  return { ...told, deliveryMethodId, options, paymentMethodId, summary: { ...told.summary, delivery, paymentFee, orderTotal } }
}
