import Cookies from 'js-cookie'

/** Every cookie the browser's code reads or writes. The session's cookie is http-only and none of ours. */
const cookieNames = {
  cartId: 'cartId',
  protectCode: 'protectCode',
  memberCard: 'memberCardBarcode',
  guestUser: 'guest-user',
  consent: 'cookie-consent',
} as const

export type CookieName = keyof typeof cookieNames

/** Days. SPEC 9: a cart a year, a member card and everything else 30 days; a choice about cookies is asked again after half a year. */
const lifetimes: Record<CookieName, number> = { cartId: 365, protectCode: 365, memberCard: 30, guestUser: 30, consent: 180 }

/** What goes with a person who leaves; what they chose about cookies is the browser's. */
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
