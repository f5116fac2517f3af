import { queryOptions } from '@tanstack/react-query'
import { call } from '@/lib/api/client'
import { queryKey } from '@/lib/api/query'
import { newsletterApi } from '@/lib/api/v1/marketing/newsletter'
import { ownNewsletterApi } from '@/lib/api/v1/marketing/newsletter/own'

/** Confirming is idempotent, so it can be a query. */
export function confirmQuery(token: string) {
  return queryOptions({
    queryKey: queryKey(newsletterApi.confirm, { token }),
    queryFn: () => call(newsletterApi.confirm, { token }, { anonymous: true }),
    staleTime: Infinity,
  })
}

/** Whether the signed-in person gets the newsletter. */
export const newsletterQuery = queryOptions({
  queryKey: queryKey(ownNewsletterApi.get, {}),
  queryFn: ({ signal }) => call(ownNewsletterApi.get, {}, { signal }),
})
