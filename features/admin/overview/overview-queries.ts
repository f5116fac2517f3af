import { queryOptions } from '@tanstack/react-query'
import { call } from '@/lib/api/client'
import { queryKey } from '@/lib/api/query'
import { adminApi } from '@/lib/api/v1/admin'

/** docs/rules/forms.md#office-polling */
const refetchIntervalMs = 10_000

export const overviewQuery = queryOptions({
  queryKey: queryKey(adminApi.overview, {}),
  queryFn: ({ signal }) => call(adminApi.overview, {}, { signal }),
  staleTime: 0,
  refetchInterval: refetchIntervalMs,
})
