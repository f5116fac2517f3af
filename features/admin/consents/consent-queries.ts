import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '@/lib/api/client'
import type { InputOf } from '@/lib/api/endpoint'
import { queryKey } from '@/lib/api/query'
import { adminRevisionApi } from '@/lib/api/v1/admin/revision'
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
    mutationFn: (input: InputOf<typeof officeConsentApi.update>) => call(officeConsentApi.update, input),
    onSuccess: refresh,
  })
}

export function useSaveWording() {
  const refresh = useInvalidateConsents()
  return useMutation({
    mutationFn: (input: InputOf<typeof officeConsentApi.write>) => call(officeConsentApi.write, input),
    onSuccess: refresh,
  })
}

function useInvalidateConsents() {
  const client = useQueryClient()
  const keys = [assignmentsQuery.queryKey, wordingsQuery.queryKey, [adminRevisionApi.filter.path]]
  return () => Promise.all(keys.map((key) => client.invalidateQueries({ queryKey: key })))
}
