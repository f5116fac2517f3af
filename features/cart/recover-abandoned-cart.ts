import type { QueryClient } from '@tanstack/react-query'
import { call } from '@/lib/api/client'
import type { Cart } from '@/lib/api/entities/cart.schema'
import { cartApi } from '@/lib/api/v2/ecommerce/cart'
import { clearCartRef, saveCartRef, restoreCartRef, useCartStore } from './session/cart-store'
import { cacheCart } from './queries'
import { sessionLoss } from './session/cart-errors'

/**
 * The login sequence's part of the cart (SPEC 4): the cart of this browser becomes the user's, or joins the one they left open elsewhere, which is
 * then the cart here too.
 * @returns the ids of both when it joined that one
 */
export async function recoverAbandonedCart(client: QueryClient): Promise<{ from: string; into: string } | null> {
  restoreCartRef()
  const here = useCartStore.getState().ref
  const left = await call(cartApi.getAbandoned, {})
  if (!here) {
    if (left) saveCartRef(left)
    return null
  }
  const isElsewhere = left !== null && left.cartId !== here.cartId
  try {
    const cart = await call(cartApi.mergeCarts, isElsewhere ? { ...here, into: left } : here)
    adoptCart(client, cart)
    return isElsewhere ? { from: here.cartId, into: cart.cartId } : null
  } catch (error) {
    // The one here is gone, or was somebody else's: the one left before is all there is.
    if (sessionLoss(error, { reading: true }) === 'none') throw error
    if (isElsewhere) saveCartRef(left)
    else clearCartRef()
    return null
  }
}

function adoptCart(client: QueryClient, cart: Cart) {
  const ref = { cartId: cart.cartId, protectCode: cart.protectCode }
  saveCartRef(ref)
  cacheCart(client, ref, cart)
}
