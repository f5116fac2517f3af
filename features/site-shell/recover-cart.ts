import type { QueryClient } from '@tanstack/react-query'
import * as cart from '@/features/cart/recover-abandoned-cart'
import { moveGift } from '@/features/checkout/review/gift-store'

/** The login sequence's part of the cart, with the words that were written to go with it. */
export async function recoverCart(client: QueryClient) {
  const joined = await cart.recoverAbandonedCart(client)
  if (joined) moveGift(joined)
}
