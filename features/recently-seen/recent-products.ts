import { parseCookieChoice, readCookieChoice } from '@/features/consent/cookie-choice'
import { defineStored } from '@/lib/browser/storage'

/** The category of the cookie notice that allows it (demo/data/layout.ts). */
const requiredCategory = 'preferences'

/** One more than is shown, since the current product is left out (docs/rules/storefront.md#recently-seen). */
const maxRecent = 5

const recentIds = defineStored({
  key: 'recently-seen',
  parse: (value) => (Array.isArray(value) ? value.filter((id): id is number => Number.isInteger(id)) : null),
  area: 'local',
  forgetOnSignOut: true,
})

export function canRemember(): boolean {
  return parseCookieChoice(readCookieChoice())?.allowed.includes(requiredCategory) ?? false
}

export function readRecent(): number[] {
  return recentIds.get() ?? []
}

export function rememberProduct(productId: number) {
  recentIds.set(prependRecent(readRecent(), productId))
}

export function clearRecent() {
  recentIds.remove()
}

/** Moves `id` to the front; the oldest id falls out. */
export function prependRecent(ids: readonly number[], id: number): number[] {
  return [id, ...ids.filter((recent) => recent !== id)].slice(0, maxRecent)
}
