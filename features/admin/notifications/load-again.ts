import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** Hashes of queries that are loaded again when their running request has its answer. */
const waiting = new Set<string>()

/**
 * Loads queries again that an event has made stale. A running request may have read what stood before, so it is repeated after its answer; cancelled, it would
 * never have one while events come faster than answers. A failure is shown until somebody asks again (docs/rules/administration.md#office-events).
 */
export function loadAgain(client: QueryClient, queryKey: QueryKey) {
  for (const query of client.getQueryCache().findAll({ queryKey })) {
    // Loading again would hide the failure and its button for as long as the server fails, at each event.
    if (query.state.status === 'error' && query.state.data === undefined) continue
    const repeat = () => void client.invalidateQueries({ queryKey: query.queryKey, exact: true })
    if (query.state.fetchStatus !== 'fetching' || !query.promise) {
      repeat()
    } else if (!waiting.has(query.queryHash)) {
      waiting.add(query.queryHash)
      query.promise.then(repeat, () => {}).finally(() => waiting.delete(query.queryHash))
    }
  }
}
