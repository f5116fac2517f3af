import { queryOptions } from '@tanstack/react-query'
import { call } from '@/lib/api/client'
import { queryKey } from '@/lib/api/query'
import { newsletterApi } from '@/lib/api/v1/marketing/newsletter'

/** Confirming is idempotent, so it can be a query. */
export function confirmQuery(token: string) {
  return queryOptions({
    queryKey: queryKey(newsletterApi.confirm, { token }),
    queryFn: () => call(newsletterApi.confirm, { token }, { anonymous: true }),
    staleTime: Infinity,
  })
}
