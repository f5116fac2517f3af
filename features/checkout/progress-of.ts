import type { Cart } from '@/lib/api/entities/cart.schema'
import type { GuestUser } from '@/lib/api/v1/user/guest.schema'
import type { Progress } from './steps'

type Known = {
  cart: Pick<Cart, 'digitalOnly' | 'deliveryMethodId'>
  guest: Pick<GuestUser, 'addresses'> | null
  skipsDelivery: boolean
}

/** How far this cart has come: a bill's address for e-products, and where to send the rest (DESIGN 12). */
export function checkoutProgress({ cart: { digitalOnly, deliveryMethodId }, guest, skipsDelivery }: Known): Progress {
  const has = (type: 'main' | 'shipping') => guest?.addresses.some((address) => address.type === type) ?? false
  return { digitalOnly, skipsDelivery, hasAddress: has('main') && (digitalOnly || has('shipping')), hasDelivery: deliveryMethodId !== null }
}
