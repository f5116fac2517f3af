import type { DataOf, Endpoint, InputOf } from '@/lib/api/endpoint'
import { queryKey, type Call } from '@/lib/api/query'

/** A question to the API that can be asked on the server and in the browser alike: the same key, the same answer. */
export type SectionQuery<Data> = { key: readonly unknown[]; run: (call: Call) => Promise<Data> }

export function endpointQuery<E extends Endpoint>(endpoint: E, input: InputOf<E>): SectionQuery<DataOf<E>> {
  return { key: queryKey(endpoint, input), run: (call) => call(endpoint, input) }
}

/** Several of a kind at once; the answers come in the same order. */
export function combineQueries<Data>(queries: readonly SectionQuery<Data>[]): SectionQuery<Data[]> {
  return { key: queries.map(({ key }) => key), run: (call) => Promise.all(queries.map(({ run }) => run(call))) }
}
