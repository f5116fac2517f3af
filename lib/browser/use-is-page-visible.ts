import { useSyncExternalStore } from 'react'

/** Whether the tab is shown: one that is hidden needs no stream, of which a browser opens only six to a site. */
export function useIsPageVisible(): boolean {
  return useSyncExternalStore(subscribe, isVisible, () => true)
}

const isVisible = () => document.visibilityState === 'visible'

function subscribe(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}
