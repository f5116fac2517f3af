import { defineStored, textSchema } from '@/lib/browser/storage'
import { useStored } from '@/lib/browser/use-stored'

const storedNote = defineStored({ key: 'cart-instructions', schema: textSchema, area: 'local', forgetOnSignOut: true, format: 'text' })
/** As long as the order's note may be (lib/api/v2/ecommerce/order.schema.ts). */
export const maxNoteLength = 2000

/**
 * What the shopper writes to the shop about this order, as React's own state is used: `const [text, write] = useInstructions()`. Kept on the device from the
 * cart to the order, and gone with the cart. For components that appear in the browser only.
 */
export function useOrderNote(): readonly [string, (text: string) => void] {
  return [useStored(storedNote) ?? '', write]
}

function write(written: string) {
  const text = written.slice(0, maxNoteLength)
  if (text === '') storedNote.remove()
  else storedNote.set(text)
}

export function clearOrderNote() {
  write('')
}
