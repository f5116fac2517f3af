import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '@/lib/api/client'
import type { InputOf } from '@/lib/api/endpoint'
import { queryKey } from '@/lib/api/query'
import { adminApi } from '@/lib/api/v1/admin'
import { officeFormApi } from '@/lib/api/v1/cms/form/office'
import type { EntryView, OfficeEntry } from '@/lib/api/v1/cms/form/office.schema'

export type EntriesFilter = { view: EntryView; formId?: number; q: string; page: number }

export function entriesQuery(input: EntriesFilter) {
  return queryOptions({
    queryKey: queryKey(officeFormApi.filter, input),
    queryFn: ({ signal }) => call(officeFormApi.filter, input, { signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
}

export function entryQuery(id: number) {
  return queryOptions({
    queryKey: queryKey(officeFormApi.get, { id }),
    queryFn: ({ signal }) => call(officeFormApi.get, { id }, { signal }),
    staleTime: 0,
  })
}

export function useHandleEntry() {
  return useEntryMutation((input: InputOf<typeof officeFormApi.handle>) => call(officeFormApi.handle, input))
}

export function useReplyToEntry() {
  return useEntryMutation(({ key, input }: { key: string; input: InputOf<typeof officeFormApi.reply> }) =>
    call(officeFormApi.reply, input, { headers: { 'idempotency-key': key } }),
  )
}

/** The response is the current entry, also if a colleague changed it first. */
function useEntryMutation<Input>(mutationFn: (input: Input) => Promise<OfficeEntry>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: (entry) => client.setQueryData(entryQuery(entry.id).queryKey, entry),
    onError: () => client.invalidateQueries({ queryKey: [officeFormApi.get.path] }),
    onSettled: () =>
      Promise.all([officeFormApi.filter, adminApi.overview].map(({ path }) => client.invalidateQueries({ queryKey: [path] }))),
  })
}
