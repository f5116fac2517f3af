const navigationStart = 'izlog:navigation-start'

/**
 * Called by instrumentation-client.ts when a navigation starts; ignores anchors within the page. Dispatches later, because inside Next's transition a
 * listener's state update would wait for the new page.
 */
export function announceNavigation(url: string) {
  const next = new URL(url, location.href)
  const isSamePage = next.pathname === location.pathname && next.search === location.search
  if (!isSamePage) setTimeout(() => window.dispatchEvent(new Event(navigationStart)))
}

export function onNavigationStart(listener: () => void) {
  window.addEventListener(navigationStart, listener)
  return () => window.removeEventListener(navigationStart, listener)
}
