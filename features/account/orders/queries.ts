import { infiniteQueryOptions, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { withCurrentCart } from '@/features/cart/with-current-cart'
import { cacheCart } from '@/features/cart/queries'
import { call } from '@/lib/api/client'
import { queryKey } from '@/lib/api/query'
import { documentApi } from '@/lib/api/v1/document/document'
import { documentOrderApi } from '@/lib/api/v1/document/order'

const ordersQuery = infiniteQueryOptions({
  queryKey: queryKey(documentApi.filterWeb, {}),
  queryFn: ({ pageParam, signal }) => call(documentApi.filterWeb, { page: pageParam }, { signal }),
  initialPageParam: 1,
  getNextPageParam: ({ page, totalPages }) => (page < totalPages ? page + 1 : null),
  // A payment may have completed meanwhile.
  staleTime: 10_000,
})

/** The order history, newest first, ten orders a page. */
export function useOrders() {
  return useInfiniteQuery(ordersQuery)
}

/** Adds an order's items to the cart, as far as they are available. */
export function useReorder() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (orderSlug: string) => withCurrentCart((ref) => call(documentOrderApi.reorder, { ...ref, orderSlug })),
    onSuccess: ({ cart }) => cacheCart(client, { cartId: cart.cartId, protectCode: cart.protectCode }, cart),
  })
}
