import type { z } from 'zod'
import type { Cart, CartItem } from '@/lib/api/entities/cart.schema'
import type { PublicCheckoutSettings } from '@/lib/api/v2/ecommerce/settings.schema'

export type DeliveryProgress = { from: number; missing: number }

/**
 * The threshold of free delivery and how much is missing, EUR; null when there is nothing to show (docs/rules/prices.md#free-delivery-progress).
 */
export function deliveryProgress(cart: Facts, settings: Thresholds): DeliveryProgress | null {
  const { items, digitalOnly, coupon, summary, deliveryMethodId, countryId } = cart
  if (items.some(({ options }) => options.customPriceOption !== undefined)) return null
  const from = countryId === null ? settings.freeDeliveryFrom : (settings.freeDeliveryByCountry[countryId] ?? null)
  if (from === null || digitalOnly || coupon?.kind === 'freeDelivery') return null
  const missing = Math.max(0, Math.round((from - summary.cartTotal) * 100) / 100)
  const followsThreshold = (summary.delivery === 0) === (missing === 0)
  if (deliveryMethodId !== null && !followsThreshold) return null
  return { from, missing }
}

type Thresholds = Pick<z.infer<typeof PublicCheckoutSettings>, 'freeDeliveryFrom' | 'freeDeliveryByCountry'>
type Facts = Pick<Cart, 'digitalOnly' | 'coupon' | 'deliveryMethodId' | 'countryId'> & {
  items: readonly Pick<CartItem, 'options'>[]
  summary: Pick<Cart['summary'], 'cartTotal' | 'delivery'>
}
