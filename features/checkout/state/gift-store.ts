import { z } from 'zod'
import { defineStored } from '@/lib/browser/storage'
import { useStored } from '@/lib/browser/use-stored'

/** The limits of lib/api/v2/ecommerce/order.schema.ts (docs/rules/checkout.md#gift). */
export const maxGiftName = 150
export const maxGiftMessage = 1000

const Gift = z.object({ isGift: z.boolean(), to: z.string(), from: z.string(), message: z.string() })
export type Gift = z.infer<typeof Gift>

const CartGift = z.object({ cartId: z.string(), gift: Gift })

const storedGift = defineStored({
  key: 'checkout-gift',
  parse: (value) => CartGift.safeParse(value).data ?? null,
  area: 'local',
  forgetOnSignOut: true,
})

const emptyGift: Gift = { isGift: false, to: '', from: '', message: '' }

/**
 * The gift of a cart, used like React state and kept on the device until the order. For components that render in the browser only.
 */
export function useGift(cartId: string): readonly [Gift, (part: Partial<Gift>) => void] {
  const stored = useStored(storedGift)
  const gift = stored?.cartId === cartId ? stored.gift : emptyGift
  return [gift, (part) => void storedGift.set({ cartId, gift: { ...gift, ...part } })]
}

/** Moves the gift of a merged cart to its target, replacing the target's. */
export function moveGift({ from, into }: { from: string; into: string }) {
  const stored = storedGift.get()
  if (stored?.cartId === from) storedGift.set({ ...stored, cartId: into })
}

export function clearGift(cartId: string) {
  if (storedGift.get()?.cartId === cartId) storedGift.remove()
}
