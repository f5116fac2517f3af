import { CartSync } from '@/features/cart/components/cart-sync'
import { WishlistSync } from '@/features/wishlist/components/wishlist-sync'

/** Follows what other tabs do to cart and wishlist. Renders nothing. */
export function Sync() {
  return (
    <>
      <CartSync />
      <WishlistSync />
    </>
  )
}
