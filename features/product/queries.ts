import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '@/lib/api/client'
import { queryKey } from '@/lib/api/query'
import { productApi } from '@/lib/api/v1/product/web'
import type { OfferedProduct } from './offered-product'

/** Refetched when a cached page is older than 60 s (docs/rules/storefront.md#price-freshness). */
function productQuery(slug: string) {
  const input = { slug }
  return queryOptions({
    queryKey: queryKey(productApi.get, input),
    queryFn: ({ signal }): Promise<OfferedProduct> => call(productApi.get, input, { signal }),
    staleTime: 60_000,
  })
}

export function useProduct(slug: string) {
  return useQuery(productQuery(slug))
}
