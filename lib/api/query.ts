import type { DataOf, Endpoint, InputOf } from './endpoint'

/** The key under which an answer is known to React Query, on the server and in the browser: `[path, input]`. */
export function queryKey<E extends Endpoint>(endpoint: E, input: InputOf<E>): readonly [string, InputOf<E>] {
  return [endpoint.path, input]
}

/**
 * `headers` of one call, e.g. an Idempotency-Key that must outlive a retry by the person. `anonymous` sends it without the access token, for
 * the calls that get one or give it back.
 */
type CallOptions = { signal?: AbortSignal; headers?: Record<string, string>; anonymous?: boolean }

/** Makes a call and gives its `data`; throws ApiError. The browser's is lib/api/client.ts, the server's is server/rsc.tsx. */
export type Call = <E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions) => Promise<DataOf<E>>
