import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '@/lib/api/client'
import { wishlistApi } from '@/lib/api/v1/cms/wishlist'
import { notifyOtherTabs } from '@/lib/browser/other-tabs'
import { invalidateWishlist } from './queries'

type WishlistChange = { productId: number; isWishlisted: boolean }

/** Puts a product on the list or takes it off; the list is fetched again afterwards (SPEC 4), in every tab. */
export function useSetWishlisted() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ productId, isWishlisted: wished }: WishlistChange) => call(wishlistApi.create, { product_id: productId, wished }),
    onSuccess: () => notifyOtherTabs('wishlist'),
    onSettled: () => invalidateWishlist(client),
  })
}
