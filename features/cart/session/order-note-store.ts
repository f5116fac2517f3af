import { defineStored, parseText } from '@/lib/browser/storage'
import { useStored } from '@/lib/browser/use-stored'

const storedNote = defineStored({ key: 'cart-instructions', parse: parseText, area: 'local', forgetOnSignOut: true, format: 'text' })
/** The limit of lib/api/v2/ecommerce/order.schema.ts. */
export const maxNoteLength = 2000

/**
 * The shopper's note to the shop, used like React state (docs/rules/cart.md#order-note). For components that render in the browser only.
 */
export function useOrderNote(): readonly [string, (text: string) => void] {
  return [useStored(storedNote) ?? '', write]
}

function write(value: string) {
  const text = value.slice(0, maxNoteLength)
  if (text === '') storedNote.remove()
  else storedNote.set(text)
}

export function clearOrderNote() {
  write('')
}
