import type { z } from 'zod'
import type { Cart, CartItem } from '@/lib/api/entities/cart.schema'
import type { PublicCheckoutSettings } from '@/lib/api/v2/ecommerce/settings.schema'

export type DeliveryProgress = { from: number; missing: number }

/**
 * How far a cart is from free delivery, EUR: from which total of items on it is free, and how much is missing. Null where that means nothing: nothing to
 * deliver, a subscription, whose delivery is in its price, no such total where it goes, a delivery that is free already by other means, or one that costs something all the same.
 */
export function deliveryProgress(cart: Facts, settings: Thresholds): DeliveryProgress | null {
  const { items, digitalOnly, coupon, summary, deliveryMethodId, countryId } = cart
  if (items.some(({ options }) => options.customPriceOption !== undefined)) return null
  const from = countryId === null ? settings.freeDeliveryFrom : (settings.freeDeliveryByCountry[countryId] ?? null)
  if (from === null || digitalOnly || coupon?.kind === 'freeDelivery') return null
  const missing = Math.max(0, Math.round((from - summary.cartTotal) * 100) / 100)
  const isFreeAsTold = (summary.delivery === 0) === (missing === 0)
  if (deliveryMethodId !== null && !isFreeAsTold) return null
  return { from, missing }
}

type Thresholds = Pick<z.infer<typeof PublicCheckoutSettings>, 'freeDeliveryFrom' | 'freeDeliveryByCountry'>
type Facts = Pick<Cart, 'digitalOnly' | 'coupon' | 'deliveryMethodId' | 'countryId'> & {
  items: readonly Pick<CartItem, 'options'>[]
  summary: Pick<Cart['summary'], 'cartTotal' | 'delivery'>
}
