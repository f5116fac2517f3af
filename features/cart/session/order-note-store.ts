import { defineStored, parseText } from '@/lib/browser/storage'
import { useStored } from '@/lib/browser/use-stored'

/** Empty text: the shopper has deleted it. */
const storedNote = defineStored({ key: 'cart-instructions', parse: parseText, area: 'local', forgetOnSignOut: true, format: 'text' })
/**
 * The same in the tab in which it was typed. A session that ends elsewhere leaves it there, where only the account's cart shows it again
 * (docs/rules/cart.md#order-note).
 */
const tabNote = defineStored({ key: 'cart-note', parse: parseTabNote, area: 'session', forgetOnSignOut: false })
/** The limit of lib/api/v2/ecommerce/order.schema.ts. */
export const maxNoteLength = 2000

/**
 * The shopper's note to the shop, used like React state. For components that render in the browser only.
 */
export function useOrderNote(cartId: string): readonly [string, (text: string) => void] {
  return [useStored(storedNote) ?? '', (value) => write(cartId, value.slice(0, maxNoteLength))]
}

function write(cartId: string, text: string) {
  storedNote.set(text)
  tabNote.set({ cartId, text })
}

/** When the browser leaves its cart, in all windows. */
export function clearOrderNote() {
  storedNote.remove()
}

/** When this cart is the browser's again, after a session that ended. */
export function restoreOrderNote(cartId: string) {
  const kept = tabNote.get()
  if (kept?.cartId === cartId && storedNote.get() === null) storedNote.set(kept.text)
}

/** After a merge of carts. */
export function moveTabNote({ from, into }: { from: string; into: string }) {
  const kept = tabNote.get()
  if (kept?.cartId === from) tabNote.set({ ...kept, cartId: into })
}

/** After an order, after a sign-out in this tab, and after the sign-in of somebody with another cart. */
export function dropTabNote({ unlessOf }: { unlessOf?: string } = {}) {
  if (unlessOf === undefined || tabNote.get()?.cartId !== unlessOf) tabNote.remove()
}

/** Without zod, which the first load of a page does not hold. */
function parseTabNote(value: unknown): { cartId: string; text: string } | null {
  if (typeof value !== 'object' || value === null || !('cartId' in value && 'text' in value)) return null
  const { cartId, text } = value
  return typeof cartId === 'string' && typeof text === 'string' ? { cartId, text } : null
}
