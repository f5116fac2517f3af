import { z } from 'zod'

/** A picture as pages use it: where each width of it stands. `srcset` is ready for an img. */
export const Picture = z.object({
  id: z.number(),
  src: z.string(),
  srcset: z.string(),
  width: z.number(),
  height: z.number(),
  alt: z.string(),
  colour: z.string().nullable(),
})
export type Picture = z.infer<typeof Picture>
