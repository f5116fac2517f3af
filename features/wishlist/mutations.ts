import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '@/lib/api/client'
import { wishlistApi } from '@/lib/api/v1/cms/wishlist'
import { wishlistQuery } from './queries'

/** Puts a product on the list or takes it off; the list is fetched again afterwards (SPEC 4). */
export function useToggleWish() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (productId: number) => call(wishlistApi.create, { product_id: productId }),
    onSettled: () => client.invalidateQueries({ queryKey: wishlistQuery.queryKey }),
  })
}
