import type { DataOf, Endpoint, InputOf } from '@/lib/api/endpoint'
import { queryKey, type Call } from '@/lib/api/query'

/** An API call that runs on the server and in the browser, with its query key. */
export type SectionQuery<Data> = { key: readonly unknown[]; run: (call: Call) => Promise<Data> }

export function endpointQuery<E extends Endpoint>(endpoint: E, input: InputOf<E>): SectionQuery<DataOf<E>> {
  return { key: queryKey(endpoint, input), run: (call) => call(endpoint, input) }
}

/** The query under another key, with its data mapped. */
export function mapQuery<From, To>({ key, run }: SectionQuery<From>, map: (data: From) => To): SectionQuery<To> {
  return { key: ['mapped', ...key], run: async (call) => map(await run(call)) }
}

/** Runs several queries in parallel; results keep their order. */
export function combineQueries<Data>(queries: readonly SectionQuery<Data>[]): SectionQuery<Data[]> {
  return { key: queries.map(({ key }) => key), run: (call) => Promise.all(queries.map(({ run }) => run(call))) }
}
