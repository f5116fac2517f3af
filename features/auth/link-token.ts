'use client'

import { useSyncExternalStore } from 'react'

/** As `newSecret` of server/core/secrets.ts makes them; places on a page, such as `#top`, are something else. */
const tokenPattern = /^[\w-]{43}$/

/** The secret a mail put behind `#`, where no server sees it. Undefined until the browser was asked, empty when there is none. */
export function useLinkToken(): string | undefined {
  return useSyncExternalStore(subscribe, readLinkToken, () => undefined)
}

function subscribe(listener: () => void) {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

function readLinkToken() {
  const token = window.location.hash.slice(1)
  return tokenPattern.test(token) ? token : ''
}

/** It is spent: nobody who looks over the address needs to wonder about it. */
export function clearLinkToken() {
  const { pathname, search } = window.location
  window.history.replaceState(window.history.state, '', pathname + search)
}
