import { z } from 'zod'

/** What an edit changes, for its history and the buyer's mail; without personal data. Totals are cents. */
export const EditChanges = z.object({
  lines: z.array(z.object({ name: z.string(), from: z.number(), to: z.number() })),
  delivery: z.object({ from: z.string(), to: z.string() }).nullable(),
  hasAddress: z.boolean(),
  total: z.object({ from: z.number(), to: z.number() }),
})
export type EditChanges = z.infer<typeof EditChanges>

/** What an edit changes, with totals in euros. */
export const ShownChanges = EditChanges.omit({ total: true }).extend({ total: z.object({ from: z.number(), to: z.number() }) })
export type ShownChanges = z.infer<typeof ShownChanges>
