import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '@/lib/api/client'
import { queryKey } from '@/lib/api/query'
import { adminApi } from '@/lib/api/v1/admin'
import type { OutboxState } from './outbox-list'

/** docs/rules/forms.md#office-polling */
const refetchIntervalMs = 10_000

export function outboxQuery({ state, q, page }: OutboxState) {
  const input = { state, q, page }
  return queryOptions({
    queryKey: queryKey(adminApi.outbox, input),
    queryFn: ({ signal }) => call(adminApi.outbox, input, { signal }),
    staleTime: 0,
    refetchInterval: refetchIntervalMs,
    placeholderData: keepPreviousData,
  })
}

export function mailQuery(id: number) {
  return queryOptions({
    queryKey: queryKey(adminApi.mail, { id }),
    queryFn: ({ signal }) => call(adminApi.mail, { id }, { signal }),
    // Until it is sent.
    refetchInterval: ({ state }) => (state.data?.sentAt === null ? refetchIntervalMs : false),
  })
}

export function useResendMail() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call(adminApi.resend, { id }),
    onSettled: () =>
      Promise.all([adminApi.outbox, adminApi.mail, adminApi.overview].map(({ path }) => client.invalidateQueries({ queryKey: [path] }))),
  })
}
