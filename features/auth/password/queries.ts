import { queryOptions } from '@tanstack/react-query'
import { call } from '@/lib/api/client'
import { queryKey } from '@/lib/api/query'
import { passwordApi } from '@/lib/api/v1/user/password'

/** Whether a mailed link would still set a password; each opening of the page asks anew. */
export function passwordLinkQuery(token: string) {
  return queryOptions({
    queryKey: queryKey(passwordApi.checkLink, { token }),
    queryFn: () => call(passwordApi.checkLink, { token }, { anonymous: true }),
    gcTime: 0,
  })
}
