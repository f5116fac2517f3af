import type { z } from 'zod'
import type { Cart, CartItem } from '@/lib/api/entities/cart.schema'
import type { PublicCheckoutSettings } from '@/lib/api/v2/ecommerce/settings.schema'

/** What is known of the delivery's price before its method is chosen. */
export type LaterDelivery = { kind: 'free' } | { kind: 'someFree' } | { kind: 'from'; price: number } | { kind: 'unknown' }

/** docs/rules/prices.md#delivery-from */
export function laterDelivery({ items, coupon, countryId, summary: { cartTotal } }: Facts, settings: Settings): LaterDelivery {
  if (coupon?.kind === 'freeDelivery' || items.some(isSubscription)) return { kind: 'free' }
  const allFreeFrom = countryId === null ? settings.allDeliveryFreeFrom : (settings.allDeliveryFreeByCountry[countryId] ?? null)
  if (allFreeFrom !== null && cartTotal >= allFreeFrom) return { kind: 'free' }
  const freeFrom = countryId === null ? settings.freeDeliveryFrom : (settings.freeDeliveryByCountry[countryId] ?? null)
  if (freeFrom !== null && cartTotal >= freeFrom) return { kind: 'someFree' }
  const from = countryId === null ? settings.deliveryFrom : null
  return from ? { kind: 'from', price: from } : { kind: 'unknown' }
}

function isSubscription({ options }: Facts['items'][number]) {
  return options.customPriceOption !== undefined
}

type Settings = Pick<
  z.infer<typeof PublicCheckoutSettings>,
  'deliveryFrom' | 'freeDeliveryFrom' | 'freeDeliveryByCountry' | 'allDeliveryFreeFrom' | 'allDeliveryFreeByCountry'
>
type Facts = Pick<Cart, 'coupon' | 'countryId'> & {
  items: readonly Pick<CartItem, 'options'>[]
  summary: Pick<Cart['summary'], 'cartTotal'>
}
