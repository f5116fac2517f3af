import { useMutation, useQueryClient } from '@tanstack/react-query'
import { profileQuery } from '@/features/auth/session/queries'
import type { CartRef } from '@/features/cart/session/cart-store'
import { cacheCart } from '@/features/cart/queries'
import { call } from '@/lib/api/client'
import { cartApi } from '@/lib/api/v2/ecommerce/cart'

/** Refetches the profile, which may have received its first card (docs/rules/prices.md#first-card). */
export function useApplyMemberCard(ref: CartRef) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (barcode: string) => call(cartApi.applyMemberCard, { ...ref, barcode }),
    onSuccess({ cart }) {
      cacheCart(client, ref, cart)
      void client.invalidateQueries({ queryKey: profileQuery.queryKey })
    },
  })
}
