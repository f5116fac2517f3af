import { z } from 'zod'
import { defineStored } from '@/lib/browser/storage'
import { useStored } from '@/lib/browser/use-stored'

/** As long as the order takes them (lib/api/v2/ecommerce/order.schema.ts). */
export const maxGiftName = 150
export const maxGiftMessage = 1000

const Gift = z.object({ isGift: z.boolean(), to: z.string(), from: z.string(), message: z.string() })
export type Gift = z.infer<typeof Gift>

const CartGift = z.object({ cartId: z.string(), gift: Gift })

const storedGift = defineStored({
  key: 'checkout-gift',
  schema: (value) => CartGift.safeParse(value).data ?? null,
  area: 'local',
  forgetOnSignOut: true,
})

const emptyGift: Gift = { isGift: false, to: '', from: '', message: '' }

/**
 * What goes with a gift, as React's own state is used: `const [gift, change] = useGift(cartId)`. Kept on the device until the order; what was
 * written for one cart says nothing of the next. For components that appear in the browser only.
 */
export function useGift(cartId: string): readonly [Gift, (part: Partial<Gift>) => void] {
  const stored = useStored(storedGift)
  const gift = stored?.cartId === cartId ? stored.gift : emptyGift
  return [gift, (part) => void storedGift.set({ cartId, gift: { ...gift, ...part } })]
}

/** What was written for a cart goes with it into the one that it joins. What had been written for that one is gone: the newest holds. */
export function moveGift({ from, into }: { from: string; into: string }) {
  const stored = storedGift.get()
  if (stored?.cartId === from) storedGift.set({ ...stored, cartId: into })
}

export function clearGift() {
  storedGift.remove()
}
