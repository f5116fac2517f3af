import type { Cart } from '@/lib/api/entities/cart.schema'
import { fromCents, toCents } from '@/lib/money/money'

/** The cart as it will be with that delivery, as far as the browser knows: without the VAT, which the server computes. Prices in euros. */
export function withUnsavedDelivery(cart: Cart, { methodId, price }: { methodId: number; price: number }): Cart {
  const { delivery, orderTotal } = cart.summary
  const total = fromCents(toCents(orderTotal) - toCents(delivery) + toCents(price))
  return { ...cart, deliveryMethodId: methodId, summary: { ...cart.summary, delivery: price, orderTotal: total } }
}
