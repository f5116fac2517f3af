import type { Cart } from '@/lib/api/entities/cart.schema'

export type DeliveryProgress = { from: number; missing: number }

/**
 * How far a cart is from free delivery, EUR: from which total of items on it is free, and how much is missing. Null where that means nothing: nothing to
 * deliver, no such total in this shop, or a delivery that is free already by other means.
 */
export function deliveryProgress({ digitalOnly, coupon, summary, deliveryMethodId }: Facts, from: number | null): DeliveryProgress | null {
  if (from === null || digitalOnly || coupon?.kind === 'freeDelivery') return null
  const missing = Math.max(0, Math.round((from - summary.cartTotal) * 100) / 100)
  if (missing > 0 && deliveryMethodId !== null && summary.delivery === 0) return null
  return { from, missing }
}

type Facts = Pick<Cart, 'digitalOnly' | 'coupon' | 'deliveryMethodId'> & { summary: Pick<Cart['summary'], 'cartTotal' | 'delivery'> }
