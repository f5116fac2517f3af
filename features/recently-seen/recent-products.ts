import { parseCookieChoice, readCookieChoice } from '@/features/consent/cookie-choice'

/** The category of the cookie notice that allows it (demo/data/layout.ts). */
const requiredCategory = 'preferences'
const key = 'recently-seen'

/** One more than is shown, since the current product is left out (docs/rules/storefront.md#recently-seen). */
const maxRecent = 5

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

/** Moves `id` to the front; the oldest id falls out. */
export function prependRecent(ids: readonly number[], id: number): number[] {
  return [id, ...ids.filter((recent) => recent !== id)].slice(0, maxRecent)
}

function write(ids: readonly number[]) {
  try {
    if (ids.length > 0) localStorage.setItem(key, JSON.stringify(ids))
    else localStorage.removeItem(key)
  } catch {
    // Storage may be blocked; then nothing is remembered.
  }
}
