import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query'
import { useAuthStore } from '@/features/auth/session/auth-store'
import { call } from '@/lib/api/client'
import { queryKey } from '@/lib/api/query'
import { wishlistApi } from '@/lib/api/v1/cms/wishlist'

/** docs/rules/forms.md#wishlist-load */
const allItems = { limit: 9999 }

export const wishlistQuery = queryOptions({
  queryKey: queryKey(wishlistApi.filter, allItems),
  queryFn: ({ signal }) => call(wishlistApi.filter, allItems, { signal }),
  staleTime: 5 * 60_000,
})

export function invalidateWishlist(client: QueryClient) {
  const paths = [wishlistApi.filter.path, wishlistApi.products.path]
  return Promise.all(paths.map((path) => client.invalidateQueries({ queryKey: [path] })))
}

/** False for visitors, without a request. */
export function useIsWishlisted(productId: number): boolean {
  const isSignedIn = useAuthStore((state) => state.status === 'signedIn')
  const { data = false } = useQuery({
    ...wishlistQuery,
    enabled: isSignedIn,
    select: ({ items }) => items.some(({ product_id }) => product_id === productId),
  })
  return isSignedIn && data
}
