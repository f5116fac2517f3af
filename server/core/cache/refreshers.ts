type Refresh = () => Promise<void>

const shared: { [key: symbol]: Map<string, Refresh> | undefined } = globalThis
const key = Symbol.for('izlog.refreshers')

/**
 * Makes outdated entries of caches anew while nobody waits for them, by the cache's name; a background task runs all of them (docs/rules/catalog.md#feed-refresh).
 * On globalThis, because Next bundles the background work separately from the routes.
 */
export function cacheRefreshers(): Map<string, Refresh> {
  return (shared[key] ??= new Map())
}

export async function refreshCaches() {
  for (const refresh of cacheRefreshers().values()) await refresh()
}
