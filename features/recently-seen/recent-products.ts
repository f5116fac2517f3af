import { parseCookieChoice, readCookieChoice } from '@/features/consent/cookie-choice'
import { prependRecent } from './next-recent'

/** The category of the cookie notice that allows it (demo/data/layout.ts). */
const requiredCategory = 'preferences'
const key = 'recently-seen'

/** Kept on this device only, and only when it is allowed; taking the permission back empties it. */
export function canRemember(): boolean {
  return parseCookieChoice(readCookieChoice())?.allowed.includes(requiredCategory) ?? false
}

export function readRecent(): number[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(value) ? value.filter((id) => Number.isInteger(id)) : []
  } catch {
    return []
  }
}

export function rememberProduct(productId: number) {
  write(prependRecent(readRecent(), productId))
}

export function clearRecent() {
  write([])
}

// Storage may be forbidden; then nothing is remembered.
function write(ids: readonly number[]) {
  try {
    if (ids.length > 0) localStorage.setItem(key, JSON.stringify(ids))
    else localStorage.removeItem(key)
  } catch {
    // As above.
  }
}
