import type { QueryClient } from '@tanstack/react-query'
import { recoverAbandonedCart } from '@/features/cart/recover-abandoned-cart'
import { useCartStore } from '@/features/cart/session/cart-store'
import { dropTabNote, moveTabNote } from '@/features/cart/session/order-note-store'
import { moveGift } from '@/features/checkout/state/gift-store'

/** After signing in: recovers the abandoned cart and moves the gift texts to it. The note of another cart is somebody else's. */
export async function recoverCartAndGift(client: QueryClient) {
  const joined = await recoverAbandonedCart(client)
  if (joined) {
    moveGift(joined)
    moveTabNote(joined)
  }
  dropTabNote({ unlessOf: useCartStore.getState().ref?.cartId ?? '' })
}
