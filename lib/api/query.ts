import type { DataOf, Endpoint, InputOf } from './endpoint'

/** The React Query key on server and browser: `[path, input]`. */
export function queryKey<E extends Endpoint>(endpoint: E, input: InputOf<E>): readonly [string, InputOf<E>] {
  return [endpoint.path, input]
}

/**
 * `headers` of one call, such as an Idempotency-Key that outlives a manual retry. `anonymous` omits the access token. `keepalive`: whether it completes
 * although the page is left; short writes do without.
 */
export type CallOptions = { signal?: AbortSignal; headers?: Record<string, string>; anonymous?: boolean; keepalive?: boolean }

/** Makes a call and returns its `data`. Throws ApiError. Implemented by lib/api/client.ts and server/rsc.tsx. */
export type Call = <E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions) => Promise<DataOf<E>>
