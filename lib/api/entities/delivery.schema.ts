import { z } from 'zod'

export const DeliveryBranch = z.object({
  id: z.number(),
  name: z.string(),
  street: z.string(),
  houseNumber: z.string(),
  zipCode: z.string(),
  city: z.string(),
  hours: z.string(),
})
export type DeliveryBranch = z.infer<typeof DeliveryBranch>

/** A method that this cart may use, with what it costs there. */
export const DeliveryMethod = z.object({
  id: z.number(),
  name: z.string(),
  description: z.string(),
  kind: z.enum(['home', 'branches', 'pickup']),
  /** When it arrives, in words. */
  estimate: z.string(),
  /** EUR; 0 is free. */
  price: z.number(),
  /** From this total of items on it is free; null: never for its price alone. */
  freeFrom: z.number().nullable(),
  /** The branches to choose from; a method that has some needs one chosen. */
  options: z.array(DeliveryBranch),
})
export type DeliveryMethod = z.infer<typeof DeliveryMethod>
