import { z } from 'zod'

export const DeliveryBranch = z.object({
  id: z.number(),
  /** The carrier's own code of the branch; '' where it has none. */
  code: z.string(),
  name: z.string(),
  street: z.string(),
  houseNumber: z.string(),
  zipCode: z.string(),
  city: z.string(),
  hours: z.string(),
})
export type DeliveryBranch = z.infer<typeof DeliveryBranch>

/** A delivery method that applies to this cart, with its price. */
export const DeliveryMethod = z.object({
  id: z.number(),
  name: z.string(),
  description: z.string(),
  kind: z.enum(['home', 'branches', 'pickup']),
  /** Estimated arrival, as text. */
  estimate: z.string(),
  /** EUR; 0 is free. */
  price: z.number(),
  /** Items total from which it is free; null if it never is. */
  freeFrom: z.number().nullable(),
  /** Branches to choose from; a method that has any needs one. */
  options: z.array(DeliveryBranch),
})
export type DeliveryMethod = z.infer<typeof DeliveryMethod>
