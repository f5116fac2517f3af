import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { newsletterQuery } from '@/features/newsletter/queries'
import { call } from '@/lib/api/client'
import type { InputOf } from '@/lib/api/endpoint'
import { queryKey } from '@/lib/api/query'
import { ownConsentApi } from '@/lib/api/v1/gdpr/web/consent/own'
import { ownNewsletterApi } from '@/lib/api/v1/marketing/newsletter/own'

export function useNewsletter() {
  return useQuery(newsletterQuery)
}

export const ownConsentsQuery = queryOptions({
  queryKey: queryKey(ownConsentApi.filter, {}),
  queryFn: ({ signal }) => call(ownConsentApi.filter, {}, { signal }),
})

export function useOwnConsents() {
  return useQuery(ownConsentsQuery)
}

export function useSetNewsletter() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (wanted: boolean) => call(ownNewsletterApi.choose, { wanted }),
    onSuccess(state) {
      client.setQueryData(newsletterQuery.queryKey, state)
      void client.invalidateQueries({ queryKey: ownConsentsQuery.queryKey })
    },
  })
}

export function useChangeConsent() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<typeof ownConsentApi.change>) => call(ownConsentApi.change, input),
    onSuccess: (all) => client.setQueryData(ownConsentsQuery.queryKey, all),
  })
}
