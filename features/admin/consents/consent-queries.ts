import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '@/lib/api/client'
import type { InputOf } from '@/lib/api/endpoint'
import { queryKey } from '@/lib/api/query'
import { officeConsentApi } from '@/lib/api/v1/cms/consent'

export const assignmentsQuery = queryOptions({
  queryKey: queryKey(officeConsentApi.filter, { perPage: 50 }),
  queryFn: ({ signal }) => call(officeConsentApi.filter, { perPage: 50 }, { signal }),
  staleTime: 0,
})

export const wordingsQuery = queryOptions({
  queryKey: queryKey(officeConsentApi.wordings, {}),
  queryFn: ({ signal }) => call(officeConsentApi.wordings, {}, { signal }),
  staleTime: 0,
})

export function useSaveAssignment() {
  const refresh = useInvalidateConsents()
  return useMutation({
    mutationFn: (input: InputOf<typeof officeConsentApi.create>) => call(officeConsentApi.create, input),
    onSuccess: refresh,
  })
}

/** A rejected save loads the newer version. */
export function useSaveWording() {
  const refresh = useInvalidateConsents()
  return useMutation({
    mutationFn: (input: InputOf<typeof officeConsentApi.write>) => call(officeConsentApi.write, input),
    onSettled: refresh,
  })
}

function useInvalidateConsents() {
  const client = useQueryClient()
  return () => Promise.all([assignmentsQuery, wordingsQuery].map(({ queryKey: key }) => client.invalidateQueries({ queryKey: key })))
}
