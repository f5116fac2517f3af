import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { clearCartRef, useCartStore } from '@/features/cart/session/cart-store'
import { cartQuery } from '@/features/cart/queries'
import { clearDraft } from '@/features/checkout/address/address-draft'
import { clearGift } from '@/features/checkout/review/gift-store'
import { orderCartRef } from './order-access'

/**
 * The cart has become this order: what is put in next begins another one. It is forgotten by the page that the order leads to, when that page is there: the checkout
 * would be empty before, and a second press of its button would hit what stands in an empty cart's place.
 */
export function useClearOrderedCart(orderSlug: string) {
  const client = useQueryClient()
  const current = useCartStore((state) => state.ref?.cartId)
  useEffect(() => {
    const ordered = orderCartRef(orderSlug)
    if (!ordered) return
    clearDraft()
    clearGift()
    if (current === ordered.cartId) clearCartRef()
    client.removeQueries({ queryKey: cartQuery(ordered).queryKey })
  }, [client, orderSlug, current])
}
