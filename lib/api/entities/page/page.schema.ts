import { z } from 'zod'
import { SectionDocument } from './section.schema'

/** A published page in one language. */
export const Page = z.object({
  id: z.number(),
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  updated_at: z.string(),
  document: SectionDocument,
  /** The shared sections that the page refers to. */
  masters: z.array(z.number()),
})
export type Page = z.infer<typeof Page>
