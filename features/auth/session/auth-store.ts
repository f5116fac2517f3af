import { create } from 'zustand'
import { defineStored, parseText } from '@/lib/browser/storage'
import type { Tokens } from '@/lib/api/v1/auth.schema'

type AuthState = {
  /** `unknown` until the stored marker is read; `signedIn` is unproven until the first call succeeds. */
  status: 'unknown' | 'signedOut' | 'signedIn'
  userId: string | null
  /** In memory only; `expiresAt` in ms. */
  access: { token: string; expiresAt: number } | null
  /** State of the last sign-in on this page (docs/rules/forms.md#login-sequence). */
  loginState: 'idle' | 'pending' | 'failed'
}

export const useAuthStore = create<AuthState>(() => ({ status: 'unknown', userId: null, access: null, loginState: 'idle' }))

/** The user id, for other tabs and the next page. No secret: it is useless without the http-only cookie. */
export const signedInKey = 'signed-in'
export const storedUser = defineStored({ key: signedInKey, parse: parseText, area: 'local', forgetOnSignOut: true, format: 'text' })
/** A token this close to its expiry may expire during the call. */
const expiryMarginMs = 20_000

/** Reads the stored marker; no request. */
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
  return { token: accessToken, expiresAt: Date.now() + expiresIn * 1000 - expiryMarginMs }
}

export function clearAuth() {
  storedUser.remove()
  useAuthStore.setState({ status: 'signedOut', userId: null, access: null })
}
