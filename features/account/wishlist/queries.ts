import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { call } from '@/lib/api/client'
import { queryKey } from '@/lib/api/query'
import { wishlistApi } from '@/lib/api/v1/cms/wishlist'

const wishlistProductsQuery = infiniteQueryOptions({
  queryKey: queryKey(wishlistApi.products, {}),
  queryFn: ({ pageParam, signal }) => call(wishlistApi.products, { page: pageParam }, { signal }),
  initialPageParam: 1,
  getNextPageParam: ({ page, totalPages }) => (page < totalPages ? page + 1 : null),
  staleTime: 60_000,
})

/** The wishlist's products with current prices. Not beside the heart's query, which every product page loads. */
export function useWishlistProducts() {
  return useInfiniteQuery(wishlistProductsQuery)
}
