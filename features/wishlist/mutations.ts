import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '@/lib/api/client'
import { wishlistApi } from '@/lib/api/v1/cms/wishlist'
import { notifyOtherTabs } from '@/lib/browser/other-tabs'
import { invalidateWishlist } from './queries'

type WishlistChange = { productId: number; isWishlisted: boolean }

/** Adds or removes a product, then reloads the list in every tab (docs/rules/forms.md#wishlist-load). */
export function useSetWishlisted() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ productId, isWishlisted: wished }: WishlistChange) => call(wishlistApi.create, { product_id: productId, wished }),
    onSuccess: () => notifyOtherTabs('wishlist'),
    onSettled: () => invalidateWishlist(client),
  })
}
