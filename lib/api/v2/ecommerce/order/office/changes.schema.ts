import { z } from 'zod'

/** What an edit changes, without personal data. `total` is in cents where it is stored and mailed, in euros in answers (`presentChanges`). */
export const EditChanges = z.object({
  lines: z.array(z.object({ name: z.string(), from: z.number(), to: z.number() })),
  delivery: z.object({ from: z.string(), to: z.string() }).nullable(),
  hasAddress: z.boolean(),
  total: z.object({ from: z.number(), to: z.number() }),
})
export type EditChanges = z.infer<typeof EditChanges>
