import { queryOptions, useQuery } from '@tanstack/react-query'
import { useAuthStore } from '@/features/auth/session/auth-store'
import { call } from '@/lib/api/client'
import { ApiError } from '@/lib/api/errors'
import { queryKey } from '@/lib/api/query'
import { documentOrderApi } from '@/lib/api/v1/document/order'

/** An order that this browser or this person may see; 404 is an answer, not a failure to try again. */
export function orderQuery(orderSlug: string) {
  return queryOptions({
    queryKey: queryKey(documentOrderApi.get, { orderSlug }),
    queryFn: ({ signal }) => call(documentOrderApi.get, { orderSlug }, { signal }),
    retry: (failures, error) => failures < 2 && !(error instanceof ApiError && error.status === 404),
    staleTime: 0,
  })
}

/** Waits until it is known who asks: the owner sees it by the token, everybody else by what the browser holds. */
export function useOrder(orderSlug: string, { enabled = true }: { enabled?: boolean } = {}) {
  const isKnown = useAuthStore((state) => state.status !== 'unknown')
  return useQuery({ ...orderQuery(orderSlug), enabled: enabled && isKnown && orderSlug !== '' })
}
