const navigationStart = 'izlog:navigation-start'

/**
 * Next tells instrumentation-client.ts when a navigation begins; whoever draws it listens here. A jump within the page is none. Next tells it
 * inside its transition, where a listener's state would wait for the very page it announces, so it is passed on a moment later.
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
