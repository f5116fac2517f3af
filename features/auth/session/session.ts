import { clearCartRef } from '@/features/cart/session/cart-store'
import { call } from '@/lib/api/client'
import { ApiError } from '@/lib/api/errors'
import { authApi } from '@/lib/api/v1/auth'
import { clearPersonalData } from '@/lib/browser/storage'
import { clearAuth, storeTokens, restoreAuth, useAuthStore } from './auth-store'

/** The token for the next call, refreshed if it has expired; null for a visitor, without waiting (docs/rules/forms.md#token-refresh). */
function accessToken(): string | null | Promise<string | null> {
  restoreAuth()
  const { status, access } = useAuthStore.getState()
  if (status !== 'signedIn') return null
  return access && access.expiresAt > Date.now() ? access.token : refresh()
}

let pendingRefresh: Promise<string | null> | null = null

/** A new access token, or null when the session has ended. Concurrent calls share one refresh. */
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

/** Network and server errors do not end the session. */
function isSessionExpired(error: unknown) {
  return error instanceof ApiError && error.status === 401 && error.code !== 'UNKNOWN_API_KEY'
}

/** Refresh tokens rotate, so tabs refresh one after the other. Locks exist over https and on localhost only. */
function withRefreshLock<T>(task: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request('refresh', task) : task()
}

/** Signs out in this browser: docs/rules/forms.md#sign-out. */
export function clearSession() {
  clearCartRef()
  clearPersonalData()
  clearAuth()
}

/** The session as lib/api/client.ts uses it. */
export const authSession = { accessToken, refresh, signOut: clearSession }
