import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '@/lib/api/client'
import { wishlistApi } from '@/lib/api/v1/cms/wishlist'
import { tellOtherTabs } from '@/lib/browser/other-tabs'
import { refreshWishes } from './queries'

type Wish = { productId: number; wished: boolean }

/** Puts a product on the list or takes it off; the list is fetched again afterwards (SPEC 4), in every tab. */
export function useSetWish() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ productId, wished }: Wish) => call(wishlistApi.create, { product_id: productId, wished }),
    onSuccess: () => tellOtherTabs('wishlist'),
    onSettled: () => refreshWishes(client),
  })
}
