'use client'

import { useSyncExternalStore } from 'react'

/** The format of `newSecret` in server/core/security/secrets.ts; other hashes, such as `#top`, are anchors. */
const tokenPattern = /^[\w-]{43}$/

/** The token behind `#` of a mailed link: undefined on the server, empty without one (docs/rules/forms.md#link-token-in-hash). */
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

/** Removes a used token from the address bar. */
export function clearLinkToken() {
  const { pathname, search } = window.location
  window.history.replaceState(window.history.state, '', pathname + search)
}

export const verificationParameter = 'verificationToken'

export function hasVerificationToken() {
  return new URLSearchParams(window.location.search).has(verificationParameter)
}

/** Removes the used verification token from the address bar. */
export function clearVerificationToken() {
  window.history.replaceState(null, '', window.location.pathname)
}
