import type { QueryClient } from '@tanstack/react-query'
import { recoverAbandonedCart } from '@/features/cart/recover-abandoned-cart'
import { moveGift } from '@/features/checkout/state/gift-store'

/** After signing in: recovers the abandoned cart and moves the gift texts to it. */
export async function recoverCartAndGift(client: QueryClient) {
  const joined = await recoverAbandonedCart(client)
  if (joined) moveGift(joined)
}
