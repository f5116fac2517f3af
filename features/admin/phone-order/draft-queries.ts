import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '@/lib/api/client'
import type { InputOf } from '@/lib/api/endpoint'
import { queryKey } from '@/lib/api/query'
import { officeOrderApi } from '@/lib/api/v2/ecommerce/order/office'
import { officeDraftApi } from '@/lib/api/v2/ecommerce/order/office/draft'

export const draftsQuery = queryOptions({
  queryKey: queryKey(officeDraftApi.filter, {}),
  queryFn: ({ signal }) => call(officeDraftApi.filter, {}, { signal }),
  staleTime: 0,
})

/** What is typed must not be replaced behind the employee's back, so only a save or an error loads it again. */
export function draftQuery(id: string) {
  return queryOptions({
    queryKey: queryKey(officeDraftApi.get, { id }),
    queryFn: ({ signal }) => call(officeDraftApi.get, { id }, { signal }),
    staleTime: Infinity,
  })
}

export function itemsQuery(q: string) {
  return queryOptions({
    queryKey: queryKey(officeDraftApi.findItems, { q }),
    queryFn: ({ signal }) => call(officeDraftApi.findItems, { q }, { signal }),
    enabled: q !== '',
    staleTime: 0,
  })
}

export function contactsQuery(q: string) {
  return queryOptions({
    queryKey: queryKey(officeDraftApi.findContacts, { q }),
    queryFn: ({ signal }) => call(officeDraftApi.findContacts, { q }, { signal }),
    enabled: q.length >= 2,
    staleTime: 0,
  })
}

/** `key`: the same key saves once, although an answer was lost. */
export function useSaveDraft() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ key, input }: { key: string; input: InputOf<typeof officeDraftApi.save> }) =>
      call(officeDraftApi.save, input, { headers: { 'idempotency-key': key } }),
    onSuccess: (draft) => client.setQueryData(draftQuery(draft.id).queryKey, draft),
    onError: () => client.invalidateQueries({ queryKey: [officeDraftApi.get.path] }),
    onSettled: () => client.invalidateQueries({ queryKey: [officeDraftApi.filter.path] }),
  })
}

export function useRemoveDraft() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<typeof officeDraftApi.remove>) => call(officeDraftApi.remove, input),
    onSettled: () => client.invalidateQueries({ queryKey: [officeDraftApi.filter.path] }),
  })
}

/** `key`: the same key places one order, although an answer was lost. An error may mean that prices have changed, so the draft is loaded again. */
export function usePlaceDraft() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ key, input }: { key: string; input: InputOf<typeof officeDraftApi.place> }) =>
      call(officeDraftApi.place, input, { headers: { 'idempotency-key': key } }),
    onSuccess: () =>
      Promise.all([officeDraftApi.filter, officeOrderApi.filter].map(({ path }) => client.invalidateQueries({ queryKey: [path] }))),
    onError: () => client.invalidateQueries({ queryKey: [officeDraftApi.get.path] }),
  })
}
