import Cookies from 'js-cookie'
import { cookieNames } from './cookie-names'

export type CookieName = keyof typeof cookieNames

/** In days (docs/rules/forms.md#cookie-lifetimes). */
const lifetimes: Record<CookieName, number> = {
  cartId: 365,
  protectCode: 365,
  memberCard: 30,
  guestUser: 30,
  consent: 180,
  officeLanguage: 365,
}

/** Deleted at sign-out; the cookie choice and the office's language belong to the browser. */
export const personalCookies = ['cartId', 'protectCode', 'memberCard', 'guestUser'] as const satisfies CookieName[]

export function readCookie(name: CookieName): string | null {
  return Cookies.get(cookieNames[name]) ?? null
}

export function writeCookie(name: CookieName, value: string) {
  Cookies.set(cookieNames[name], value, {
    expires: lifetimes[name],
    path: '/',
    sameSite: 'lax',
    secure: location.protocol === 'https:',
  })
}

export function deleteCookie(name: CookieName) {
  Cookies.remove(cookieNames[name], { path: '/' })
}
