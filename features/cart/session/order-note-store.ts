import { create } from 'zustand'

const key = 'cart-instructions'
/** As long as the order's note may be (lib/api/v2/ecommerce/order.schema.ts). */
export const longestInstructions = 2000

const useStore = create<{ text: string }>(() => ({ text: read() }))

// What another window writes, or forgets with its person, holds here too.
if (typeof window !== 'undefined') {
  window.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) useStore.setState({ text: event.newValue ?? '' })
  })
}

/**
 * What the shopper writes to the shop about this order, as React's own state is used: `const [text, write] = useInstructions()`. Kept on the device from the
 * cart to the order, and gone with the cart. For components that appear in the browser only.
 */
export function useInstructions(): readonly [string, (text: string) => void] {
  return [useStore((state) => state.text), write]
}

function write(written: string) {
  const text = written.slice(0, longestInstructions)
  useStore.setState({ text })
  try {
    if (text === '') localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    // Storage may be forbidden; then it lasts as long as the page.
  }
}

export function forgetInstructions() {
  write('')
}

function read() {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}
