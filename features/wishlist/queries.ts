import { queryOptions, useQuery } from '@tanstack/react-query'
import { useAuthStore } from '@/features/auth/auth-store'
import { call } from '@/lib/api/client'
import { queryKey } from '@/lib/api/query'
import { wishlistApi } from '@/lib/api/v1/cms/wishlist'

/** SPEC 9: fetched whole. */
const everything = { limit: 9999 }

export const wishlistQuery = queryOptions({
  queryKey: queryKey(wishlistApi.filter, everything),
  queryFn: ({ signal }) => call(wishlistApi.filter, everything, { signal }),
  staleTime: 5 * 60_000,
})

/** The ids of what the person who is signed in wishes for; a visitor is asked nothing. */
export function useWishes() {
  const isSignedIn = useAuthStore((state) => state.status === 'signedIn')
  return useQuery({ ...wishlistQuery, enabled: isSignedIn, select: ({ items }) => items.map(({ product_id }) => product_id) })
}
