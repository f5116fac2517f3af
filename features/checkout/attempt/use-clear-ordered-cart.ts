import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { forgetCart, useCartStore } from '@/features/cart/session/cart-store'
import { cartQuery } from '@/features/cart/queries'
import { forgetDraft } from '@/features/checkout/address/address-draft'
import { forgetGift } from '@/features/checkout/review/gift-store'
import { cartOfOrder } from './order-access'

/**
 * The cart has become this order: what is put in next begins another one. It is forgotten by the page that the order leads to, when that page is there: the checkout
 * would be empty before, and a second press of its button would hit what stands in an empty cart's place.
 */
export function useForgetOrderedCart(orderSlug: string) {
  const client = useQueryClient()
  const current = useCartStore((state) => state.ref?.cartId)
  useEffect(() => {
    const ordered = cartOfOrder(orderSlug)
    if (!ordered) return
    forgetDraft()
    forgetGift()
    if (current === ordered.cartId) forgetCart()
    client.removeQueries({ queryKey: cartQuery(ordered).queryKey })
  }, [client, orderSlug, current])
}
