import { queryOptions, useQuery } from '@tanstack/react-query'
import { useAuthStore } from '@/features/auth/session/auth-store'
import { call } from '@/lib/api/client'
import { ApiError } from '@/lib/api/errors'
import { queryKey } from '@/lib/api/query'
import { documentOrderApi } from '@/lib/api/v1/document/order'

/** 404 means that this browser may not see the order; it is not retried. */
export function orderQuery(orderSlug: string) {
  return queryOptions({
    queryKey: queryKey(documentOrderApi.get, { orderSlug }),
    queryFn: ({ signal }) => call(documentOrderApi.get, { orderSlug }, { signal }),
    retry: (failures, error) => failures < 2 && !(error instanceof ApiError && error.status === 404),
    staleTime: 0,
  })
}

/** Waits for the sign-in state: owners are recognized by token, others by cookie. */
export function useOrder(orderSlug: string, { enabled = true }: { enabled?: boolean } = {}) {
  const isKnown = useAuthStore((state) => state.status !== 'unknown')
  return useQuery({ ...orderQuery(orderSlug), enabled: enabled && isKnown && orderSlug !== '' })
}
