const navigationStart = 'izlog:navigation-start'
let isTraversal = false

/**
 * Called by instrumentation-client.ts when a navigation starts; ignores anchors within the page. Dispatches later, because inside Next's transition a
 * listener's state update would wait for the new page.
 */
export function announceNavigation(url: string, type: 'push' | 'replace' | 'traverse') {
  isTraversal = type === 'traverse'
  const next = new URL(url, location.href)
  const isSamePage = next.pathname === location.pathname && next.search === location.search
  if (!isSamePage) setTimeout(() => window.dispatchEvent(new Event(navigationStart)))
}

export function onNavigationStart(listener: () => void) {
  window.addEventListener(navigationStart, listener)
  return () => window.removeEventListener(navigationStart, listener)
}

/** Whether the latest navigation went back or forward in the history. */
export const wasTraversal = () => isTraversal
