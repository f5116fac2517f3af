import type { QueryClient } from '@tanstack/react-query'
import { call } from '@/lib/api/client'
import type { Cart } from '@/lib/api/entities/cart.schema'
import { cartApi } from '@/lib/api/v2/ecommerce/cart'
import { clearCartRef, saveCartRef, restoreCartRef, useCartStore } from './session/cart-store'
import { cacheCart, cartQuery } from './queries'
import { recordMergedLines } from './session/cart-notices-store'
import { mergedLines } from './session/merged-lines'
import { sessionLoss } from './session/cart-errors'

/**
 * Runs after signing in: assigns the browser's cart to the user or merges it into their abandoned one (docs/rules/cart.md#cart-merge).
 * @returns the ids of both carts after a merge
 */
export async function recoverAbandonedCart(client: QueryClient): Promise<{ from: string; into: string } | null> {
  restoreCartRef()
  const current = useCartStore.getState().ref
  const abandoned = await call(cartApi.getAbandoned, {})
  if (!current) {
    if (abandoned) saveCartRef(abandoned)
    return null
  }
  const isOther = abandoned !== null && abandoned.cartId !== current.cartId
  try {
    const cart = await call(cartApi.mergeCarts, isOther ? { ...current, into: abandoned } : current)
    const guestCart = client.getQueryData(cartQuery(current).queryKey)
    switchToCart(client, cart)
    if (isOther && guestCart) recordMergedLines(mergedLines(guestCart, cart))
    return isOther ? { from: current.cartId, into: cart.cartId } : null
  } catch (error) {
    // The browser's cart is lost or another user's: use the abandoned one. If both ids are equal, an earlier response with a new protect code may have been lost: ask again for it.
    if (sessionLoss(error, { refusalMeansLost: true }) === 'none') throw error
    const left = isOther ? abandoned : await call(cartApi.getAbandoned, {})
    if (left) saveCartRef(left)
    else clearCartRef()
    return null
  }
}

function switchToCart(client: QueryClient, cart: Cart) {
  const ref = { cartId: cart.cartId, protectCode: cart.protectCode }
  saveCartRef(ref)
  cacheCart(client, ref, cart)
}
