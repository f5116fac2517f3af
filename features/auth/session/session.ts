import { clearCartRef } from '@/features/cart/session/cart-store'
import { call } from '@/lib/api/client'
import { ApiError } from '@/lib/api/errors'
import { authApi } from '@/lib/api/v1/auth'
import { clearPersonalData } from '@/lib/browser/storage'
import { clearAuth, storeTokens, restoreAuth, useAuthStore } from './auth-store'

/** The token for the next call; one that has run out is refreshed first (SPEC 4). Null for a visitor, without any waiting. */
function accessToken(): string | null | Promise<string | null> {
  restoreAuth()
  const { status, access } = useAuthStore.getState()
  if (status !== 'signedIn') return null
  return access && access.validUntil > Date.now() ? access.token : refresh()
}

let pendingRefresh: Promise<string | null> | null = null

/** A new access token; null when the sign-in has ended. Calls of this page share one refresh, and the browser's tabs take turns. */
function refresh(): Promise<string | null> {
  pendingRefresh ??= withRefreshLock(requestTokens).finally(() => {
    pendingRefresh = null
  })
  return pendingRefresh
}

async function requestTokens() {
  try {
    const { tokens } = await call(authApi.refresh, {}, { anonymous: true })
    storeTokens(tokens)
    return tokens.accessToken
  } catch (error) {
    if (!isSessionExpired(error)) throw error
    clearSession()
    return null
  }
}

/** No connection and no server say nothing about the sign-in. */
function isSessionExpired(error: unknown) {
  return error instanceof ApiError && error.status === 401 && error.code !== 'UNKNOWN_API_KEY'
}

/** Each refresh spends the cookie, so two tabs must not send the same one. Browsers have locks over https and on localhost. */
function withRefreshLock<T>(task: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request('refresh', task) : task()
}

/** Nobody is signed in here any more: nothing of theirs stays in this browser, the cart included (SPEC 4). */
export function clearSession() {
  clearCartRef()
  clearPersonalData()
  clearAuth()
}

/** What lib/api/client.ts asks of a sign-in. */
export const authSession = { accessToken, refresh, signOut: clearSession }
