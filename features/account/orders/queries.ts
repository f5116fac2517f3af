import { infiniteQueryOptions, queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { checkoutSettingsQuery } from '@/features/cart/queries'
import { call } from '@/lib/api/client'
import { queryKey } from '@/lib/api/query'
import { ownCommentApi } from '@/lib/api/v1/cms/comment/own'
import { documentApi } from '@/lib/api/v1/document/document'
import { ownConsentApi } from '@/lib/api/v1/gdpr/web/consent/own'
import { ownNewsletterApi } from '@/lib/api/v1/marketing/newsletter/own'
import { masterApi } from '@/lib/api/v1/master/master'

const allCountries = { type: 'countries' as const, language: 'hrv' }

const countriesQuery = queryOptions({
  queryKey: queryKey(masterApi.commons, allCountries),
  queryFn: ({ signal }) => call(masterApi.commons, allCountries, { signal }),
  staleTime: 60 * 60_000,
})

/** What an address form needs to know of the shop: the countries, which one it is in, whether names hold letters only. */
export function useAddressRules() {
  const { data: commons } = useQuery(countriesQuery)
  const { data: settings } = useQuery(checkoutSettingsQuery)
  if (!commons || !settings) return null
  return {
    countries: commons.filter((one) => 'iso' in one),
    defaultCountry: settings.defaultCountry,
    lettersOnly: !settings.disableSpecialCharacterCheck,
  }
}

const ordersQuery = infiniteQueryOptions({
  queryKey: queryKey(documentApi.filterWeb, {}),
  queryFn: ({ pageParam, signal }) => call(documentApi.filterWeb, { page: pageParam }, { signal }),
  initialPageParam: 1,
  getNextPageParam: ({ page, totalPages }) => (page < totalPages ? page + 1 : null),
  // A paid order should say so when one comes back to it.
  staleTime: 10_000,
})

/** One's orders, the newest first, ten at a time. */
export function useOrders() {
  return useInfiniteQuery(ordersQuery)
}

export const newsletterQuery = queryOptions({
  queryKey: queryKey(ownNewsletterApi.get, {}),
  queryFn: ({ signal }) => call(ownNewsletterApi.get, {}, { signal }),
})

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

const ownCommentsQuery = infiniteQueryOptions({
  queryKey: queryKey(ownCommentApi.filter, {}),
  queryFn: ({ pageParam, signal }) => call(ownCommentApi.filter, { page: pageParam }, { signal }),
  initialPageParam: 1,
  getNextPageParam: ({ page, totalPages }) => (page < totalPages ? page + 1 : null),
})

/** What one has written, in any state, the latest first. */
export function useOwnComments() {
  return useInfiniteQuery(ownCommentsQuery)
}
