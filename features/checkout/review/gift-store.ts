import { z } from 'zod'
import { create } from 'zustand'

/** As long as the order takes them (lib/api/v2/ecommerce/order.schema.ts). */
export const longestGiftName = 150
export const longestGiftMessage = 1000

const Gift = z.object({ isGift: z.boolean(), to: z.string(), from: z.string(), message: z.string() })
export type Gift = z.infer<typeof Gift>

const Kept = z.object({ cartId: z.string(), gift: Gift })
type Kept = z.infer<typeof Kept>

const key = 'checkout-gift'
const none: Gift = { isGift: false, to: '', from: '', message: '' }

const useStore = create<{ kept: Kept | null }>(() => ({ kept: read() }))

// What another window writes, carries on or forgets with its person, holds here too.
if (typeof window !== 'undefined') {
  window.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) useStore.setState({ kept: read() })
  })
}

/**
 * What goes with a gift, as React's own state is used: `const [gift, change] = useGift(cartId)`. Kept on the device until the order; what was
 * written for one cart says nothing of the next. For components that appear in the browser only.
 */
export function useGift(cartId: string): readonly [Gift, (part: Partial<Gift>) => void] {
  const gift = useStore(({ kept }) => (kept?.cartId === cartId ? kept.gift : none))
  return [gift, (part) => write({ cartId, gift: { ...gift, ...part } })]
}

/** What was written for a cart goes with it into the one that it joins. What had been written for that one is gone: the newest holds. */
export function carryGift({ from, into }: { from: string; into: string }) {
  const { kept } = useStore.getState()
  if (kept?.cartId === from) write({ ...kept, cartId: into })
}

function write(kept: Kept) {
  useStore.setState({ kept })
  try {
    localStorage.setItem(key, JSON.stringify(kept))
  } catch {
    // Storage may be forbidden; then it lasts as long as the page.
  }
}

export function forgetGift() {
  useStore.setState({ kept: null })
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was kept then.
  }
}

function read(): Kept | null {
  try {
    return Kept.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null')).data ?? null
  } catch {
    return null
  }
}
