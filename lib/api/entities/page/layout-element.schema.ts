import { z } from 'zod'

const Fields = z.record(z.string(), z.unknown())

/**
 * Header, footer or cookie notice, one section each (docs/rules/storefront.md#layout-elements). Pictures in `meta` are resolved. `version`
 * counts the writes; a writer sends the one it read.
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
