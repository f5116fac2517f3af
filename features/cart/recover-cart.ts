import type { QueryClient } from '@tanstack/react-query'
import { call } from '@/lib/api/client'
import type { Cart } from '@/lib/api/entities/cart.schema'
import { cartApi } from '@/lib/api/v2/ecommerce/cart'
import { forgetCart, rememberCart, restoreCart, useCartStore } from './cart-store'
import { keepCart } from './queries'
import { sessionLoss } from './session-loss'

/**
 * The login sequence's part of the cart (SPEC 4): the cart of this browser becomes the user's, or joins the one they left open elsewhere, which is
 * then the cart here too.
 */
export async function recoverCart(client: QueryClient) {
  restoreCart()
  const here = useCartStore.getState().ref
  const left = await call(cartApi.getAbandoned, {})
  if (!here) return left ? rememberCart(left) : undefined
  const isElsewhere = left !== null && left.cartId !== here.cartId
  try {
    const cart = await call(cartApi.mergeCarts, isElsewhere ? { ...here, into: left } : here)
    keep(client, cart)
  } catch (error) {
    // The one here is gone, or was somebody else's: the one left before is all there is.
    if (sessionLoss(error, { reading: true }) === 'none') throw error
    if (isElsewhere) rememberCart(left)
    else forgetCart()
  }
}

function keep(client: QueryClient, cart: Cart) {
  const ref = { cartId: cart.cartId, protectCode: cart.protectCode }
  rememberCart(ref)
  keepCart(client, ref, cart)
}
