import { canPrefetch } from '@/lib/browser/can-prefetch'

/**
 * Keeps links from prefetching their pages where `canPrefetch` says no (docs/rules/storefront.md#idle-prefetch). The router has no setting for it; to it a skipped
 * prefetch is one that failed, so a click fetches the page.
 */
export function skipUnwantedPrefetches() {
  const fetch = window.fetch.bind(window)
  window.fetch = (input, init) =>
    isPrefetch(init) && !canPrefetch() ? Promise.reject(new TypeError('Prefetching is off.')) : fetch(input, init)
}

function isPrefetch(init: RequestInit | undefined): boolean {
  return init?.headers !== undefined && new Headers(init.headers).has('next-router-prefetch')
}
