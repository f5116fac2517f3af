import { defineStored } from '@/lib/browser/storage'

/** docs/rules/forms.md#wishlist-after-sign-in */
const lifetimeMs = 30 * 60_000

type PendingItem = { productId: number; until: number }

/** The product whose wishlist button a visitor pressed before signing in. */
const pendingItem = defineStored({ key: 'pending-wish', parse: pendingItemSchema, area: 'session', forgetOnSignOut: true })

export function savePendingItem(productId: number) {
  pendingItem.set({ productId, until: Date.now() + lifetimeMs })
}

export function clearPendingItem() {
  pendingItem.remove()
}

/** Returns the product once; null without one, or too late. */
export function takePendingItem(): number | null {
  const item = pendingItem.get()
  pendingItem.remove()
  return item && item.until > Date.now() ? item.productId : null
}

function pendingItemSchema(value: unknown): PendingItem | null {
  if (typeof value !== 'object' || value === null || !('productId' in value) || !('until' in value)) return null
  const { productId, until } = value
  return typeof productId === 'number' && Number.isInteger(productId) && typeof until === 'number' ? { productId, until } : null
}
