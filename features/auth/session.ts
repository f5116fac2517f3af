import { forgetCart } from '@/features/cart/cart-store'
import { call } from '@/lib/api/client'
import { ApiError } from '@/lib/api/errors'
import { authApi } from '@/lib/api/v1/auth'
import { forgetPerson } from '@/lib/browser/person-storage'
import { forgetAuth, keepTokens, restoreAuth, useAuthStore } from './auth-store'

/** The token for the next call; one that has run out is refreshed first (SPEC 4). Null for a visitor, without any waiting. */
function accessToken(): string | null | Promise<string | null> {
  restoreAuth()
  const { status, access } = useAuthStore.getState()
  if (status !== 'signedIn') return null
  return access && access.goodUntil > Date.now() ? access.token : refresh()
}

let underway: Promise<string | null> | null = null

/** A new access token; null when the sign-in has ended. Calls of this page share one refresh, and the browser's tabs take turns. */
function refresh(): Promise<string | null> {
  underway ??= inTurn(renew).finally(() => {
    underway = null
  })
  return underway
}

async function renew() {
  try {
    const { tokens } = await call(authApi.refresh, {}, { anonymous: true })
    keepTokens(tokens)
    return tokens.accessToken
  } catch (error) {
    if (!isEnded(error)) throw error
    leave()
    return null
  }
}

/** No connection and no server say nothing about the sign-in. */
function isEnded(error: unknown) {
  return error instanceof ApiError && error.status === 401 && error.code !== 'UNKNOWN_API_KEY'
}

/** Each refresh spends the cookie, so two tabs must not send the same one. Browsers have locks over https and on localhost. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request('refresh', work) : work()
}

/** Nobody is signed in here any more: nothing of theirs stays in this browser, the cart included (SPEC 4). */
export function leave() {
  forgetCart()
  forgetPerson()
  forgetAuth()
}

/** What lib/api/client.ts asks of a sign-in. */
export const authSession = { accessToken, refresh, signOut: leave }
