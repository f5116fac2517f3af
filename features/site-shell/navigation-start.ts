const started = 'izlog:navigation-start'

/** Next tells instrumentation-client.ts when a navigation begins; whoever draws it listens here. A jump within the page is none. */
export function announceNavigation(url: string) {
  const next = new URL(url, location.href)
  const isHere = next.pathname === location.pathname && next.search === location.search
  if (!isHere) window.dispatchEvent(new Event(started))
}

export function onNavigationStart(listener: () => void) {
  window.addEventListener(started, listener)
  return () => window.removeEventListener(started, listener)
}
