'use client'

import { useSyncExternalStore } from 'react'

/** As `newSecret` of server/core/secrets.ts makes them; places on a page, such as `#top`, are something else. */
const shapeOfSecret = /^[\w-]{43}$/

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
  return shapeOfSecret.test(token) ? token : ''
}

/** It is spent: nobody who looks over the address needs to wonder about it. */
export function clearLinkToken() {
  const { pathname, search } = window.location
  window.history.replaceState(window.history.state, '', pathname + search)
}
