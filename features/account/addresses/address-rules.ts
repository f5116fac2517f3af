import { queryOptions, useQuery } from '@tanstack/react-query'
import { checkoutSettingsQuery } from '@/features/cart/queries'
import { call } from '@/lib/api/client'
import { queryKey } from '@/lib/api/query'
import { commonsApi } from '@/lib/api/v1/master/master'

const allCountries = { type: 'countries' as const, language: 'hrv' }

const countriesQuery = queryOptions({
  queryKey: queryKey(commonsApi.commons, allCountries),
  queryFn: ({ signal }) => call(commonsApi.commons, allCountries, { signal }),
  staleTime: 60 * 60_000,
})

/** The shop settings that address forms need; null while they load. */
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
