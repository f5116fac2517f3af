import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { clearCartRef, restoreCartRef, useCartStore } from '@/features/cart/session/cart-store'
import { dropTabNote } from '@/features/cart/session/order-note-store'
import { cartQuery } from '@/features/cart/queries'
import { clearDraft } from '@/features/checkout/address/address-draft'
import { clearGift } from '@/features/checkout/state/gift-store'
import { orderCartRef } from '@/features/checkout/state/order-access'

/**
 * Removes the ordered cart from the browser, on the page after the order (docs/rules/checkout.md#ordered-cart). A page opened again leaves the next cart
 * alone.
 */
export function useClearOrderedCart(orderSlug: string) {
  const client = useQueryClient()
  useEffect(() => {
    const ordered = orderCartRef(orderSlug)
    if (!ordered) return
    restoreCartRef()
    const { ref } = useCartStore.getState()
    clearGift(ordered.cartId)
    dropTabNote()
    if (!ref || ref.cartId === ordered.cartId) clearDraft()
    if (ref?.cartId === ordered.cartId) clearCartRef()
    client.removeQueries({ queryKey: cartQuery(ordered).queryKey })
  }, [client, orderSlug])
}
