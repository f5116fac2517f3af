import { create } from 'zustand'
import { defineStored, textSchema } from '@/lib/browser/storage'
import type { Tokens } from '@/lib/api/v1/auth.schema'

type AuthState = {
  /** `signedIn`: this browser was left signed in; the first call to the server proves it. `unknown` until the browser was asked. */
  status: 'unknown' | 'signedOut' | 'signedIn'
  userId: string | null
  /** Lives in memory only. `validUntil` is in ms. */
  access: { token: string; validUntil: number } | null
  /** How the last attempt to sign in on this page goes (SPEC 4: any failure of the sequence sets the error). */
  loginState: 'idle' | 'underway' | 'failed'
}

export const useAuthStore = create<AuthState>(() => ({ status: 'unknown', userId: null, access: null, loginState: 'idle' }))

/** Tells the other tabs and the next page who is signed in. No secret: without the http-only cookie it opens nothing. */
export const signedInKey = 'signed-in'
export const storedUser = defineStored({ key: signedInKey, schema: textSchema, area: 'local', forgetOnSignOut: true, format: 'text' })
/** A token this close to its end may run out on the way, ms. */
const expiryMarginMs = 20_000

/** Asks the browser who was left signed in. Cheap and without a request; visitors who never signed in cost nothing. */
export function restoreAuth() {
  const marker = storedUser.get()
  const { status, userId } = useAuthStore.getState()
  if (status !== 'unknown' && marker === userId) return
  useAuthStore.setState({ status: marker === null ? 'signedOut' : 'signedIn', userId: marker, access: null })
}

export function storeAuth(userId: number, tokens: Tokens) {
  useAuthStore.setState({ status: 'signedIn', userId: String(userId), access: toAccess(tokens) })
  storedUser.set(String(userId))
}

export function storeTokens(tokens: Tokens) {
  useAuthStore.setState({ access: toAccess(tokens) })
}

function toAccess({ accessToken, expiresIn }: Tokens) {
  return { token: accessToken, validUntil: Date.now() + expiresIn * 1000 - expiryMarginMs }
}

export function clearAuth() {
  storedUser.remove()
  useAuthStore.setState({ status: 'signedOut', userId: null, access: null })
}
