import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useAuthStore } from '@/features/auth/session/auth-store'
import { orderQuery } from '@/features/order/queries'
import { call } from '@/lib/api/client'
import type { InputOf } from '@/lib/api/endpoint'
import { ApiError } from '@/lib/api/errors'
import { queryKey } from '@/lib/api/query'
import { documentApi } from '@/lib/api/v1/document/document'
import { withdrawalApi } from '@/lib/api/v1/document/withdrawal'
import { useIdempotentSend } from '@/lib/browser/use-idempotent-send'

/** The lines that can be withdrawn; 404 for others than the buyer. */
export function useWithdrawalOptions(orderSlug: string) {
  const isKnown = useAuthStore((state) => state.status !== 'unknown')
  return useQuery({
    queryKey: queryKey(withdrawalApi.options, { orderSlug }),
    queryFn: ({ signal }) => call(withdrawalApi.options, { orderSlug }, { signal }),
    retry: (failures, error) => failures < 2 && !(error instanceof ApiError && error.status === 404),
    enabled: isKnown && orderSlug !== '',
    staleTime: 0,
  })
}

const recentOrders = { page: 1, limit: 20 }

export function useRecentOrders() {
  const isSignedIn = useAuthStore((state) => state.status === 'signedIn')
  return useQuery({
    queryKey: queryKey(documentApi.filterWeb, recentOrders),
    queryFn: ({ signal }) => call(documentApi.filterWeb, recentOrders, { signal }),
    enabled: isSignedIn,
  })
}

export function useWithdraw() {
  const client = useQueryClient()
  const send = useIdempotentSend()
  return useMutation({
    mutationFn: (input: InputOf<typeof withdrawalApi.create>) => send(input, (options) => call(withdrawalApi.create, input, options)),
    onSettled: (_data, _error, { orderSlug }) =>
      Promise.all([
        client.invalidateQueries({ queryKey: queryKey(withdrawalApi.options, { orderSlug }) }),
        client.invalidateQueries(orderQuery(orderSlug)),
      ]),
  })
}
