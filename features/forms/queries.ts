import { queryOptions } from '@tanstack/react-query'
import { call } from '@/lib/api/client'
import { queryKey } from '@/lib/api/query'
import { formApi } from '@/lib/api/v1/cms/form'

/** Confirming is idempotent, so it can be a query. */
export function confirmFormQuery(id: string) {
  return queryOptions({
    queryKey: queryKey(formApi.confirmEmail, { id }),
    queryFn: () => call(formApi.confirmEmail, { id }, { anonymous: true }),
    staleTime: Infinity,
  })
}
