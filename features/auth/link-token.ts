'use client'

import { useSyncExternalStore } from 'react'

/** The secret a mail put behind `#`, where no server sees it. Undefined until the browser was asked, empty when there is none. */
export function useLinkToken(): string | undefined {
  return useSyncExternalStore(onHashChange, readToken, () => undefined)
}

function onHashChange(changed: () => void) {
  window.addEventListener('hashchange', changed)
  return () => window.removeEventListener('hashchange', changed)
}

function readToken() {
  const token = window.location.hash.slice(1)
  return /^[\w-]{1,64}$/.test(token) ? token : ''
}
