import { queryOptions } from '@tanstack/react-query'
import { call } from '@/lib/api/client'
import { queryKey } from '@/lib/api/query'
import { formApi } from '@/lib/api/v1/cms/form'

/** The link of a form's mail. Following it twice changes nothing, so it may be asked like a read. */
export function confirmFormQuery(id: string) {
  return queryOptions({
    queryKey: queryKey(formApi.confirmEmail, { id }),
    queryFn: () => call(formApi.confirmEmail, { id }, { anonymous: true }),
    staleTime: Infinity,
  })
}
