import { z } from 'zod'

const Fields = z.record(z.string(), z.unknown())

/**
 * SPEC 3 'CMS/layout element': header, footer or cookie notice, one section each. Pictures in `meta` stand as Picture. `version` counts the
 * writes; whoever writes says which one was read.
 */
export const LayoutElement = z.object({
  id: z.number(),
  handler: z.string(),
  title: z.string(),
  type: z.literal('static-element'),
  language_code: z.string(),
  meta: Fields,
  mobileMeta: Fields,
  options: Fields,
  mobileOptions: Fields,
  parts: Fields,
  linkMeta: Fields,
  slug: z.string(),
  version: z.number(),
  created_at: z.string(),
})
export type LayoutElement = z.infer<typeof LayoutElement>
