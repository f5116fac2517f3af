import { z } from 'zod'

// Without personal data: the audit log stores it. History, plans and mails hold `total` in cents; `presentChanges` converts it for answers.
/** What an edit changes, with totals in euros. */
export const EditChanges = z.object({
  lines: z.array(z.object({ name: z.string(), from: z.number(), to: z.number() })),
  delivery: z.object({ from: z.string(), to: z.string() }).nullable(),
  hasAddress: z.boolean(),
  total: z.object({ from: z.number(), to: z.number() }),
})
export type EditChanges = z.infer<typeof EditChanges>
