import { queryOptions } from '@tanstack/react-query'
import { call } from './client'
import type { Endpoint, InputOf } from './endpoint'
import { queryKey } from './query'

/**
 * What the link of a mail would still do, asked at each opening of its page and changing nothing. The page asks its question without an answer too
 * (docs/rules/forms.md#mailed-link-result).
 */
export function linkedQuery<E extends Endpoint>(endpoint: E, input: InputOf<E>, { anonymous = true } = {}) {
  return queryOptions({
    queryKey: queryKey(endpoint, input),
    queryFn: ({ signal }) => call(endpoint, input, { anonymous, signal }),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  })
}
