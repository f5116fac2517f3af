import { queryOptions } from '@tanstack/react-query'
import { call } from '@/lib/api/client'
import { queryKey } from '@/lib/api/query'
import { newsletterApi } from '@/lib/api/v1/marketing/newsletter'

/** The link of a confirmation mail. Following it twice changes nothing, so it may be asked like a read. */
export function confirmQuery(token: string) {
  return queryOptions({
    queryKey: queryKey(newsletterApi.confirm, { token }),
    queryFn: () => call(newsletterApi.confirm, { token }, { anonymous: true }),
    staleTime: Infinity,
  })
}
