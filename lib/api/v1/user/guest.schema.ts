import { z } from 'zod'
import { Address, AddressInput, requiredLine } from '@/lib/api/entities/address.schema'
import { CartRef, Email, oneLine, text } from '@/lib/api/entities/common.schema'
import { withoutSpaces } from '@/lib/croatia/oib'

/** The buyer of one cart, loaded through the cart only (docs/rules/checkout.md#guest-data). */
export const GuestUser = z.object({
  id: z.number(),
  email: z.string(),
  details: z.object({ firstName: z.string(), lastName: z.string() }),
  company: z.object({ name: z.string(), oib: z.string(), address: z.string() }).nullable(),
  addresses: z.array(Address),
})
export type GuestUser = z.infer<typeof GuestUser>

/** Sent fields replace stored ones; `addresses` replaces all (one per type), `company: null` removes the company. */
export const UpdateGuest = CartRef.extend({
  email: Email.optional(),
  details: z.strictObject({ firstName: requiredLine(75), lastName: requiredLine(75) }).optional(),
  company: z
    .strictObject({
      name: requiredLine(150),
      oib: text(20).trim().transform(withoutSpaces).default(''),
      address: oneLine(300).default(''),
    })
    .nullish(),
  /** All addresses of the buyer, one per type: `main` and `shipping` for an order of things. */
  addresses: z
    .array(AddressInput)
    .min(1)
    .max(4)
    .refine((list) => new Set(list.map(({ type }) => type)).size === list.length, 'oneOfAType')
    .optional(),
})

export const guestSchemas = {
  get: { input: CartRef, data: GuestUser.nullable() },
  update: { input: UpdateGuest, data: GuestUser },
}
