import { z } from 'zod'
import { LookupSlug } from '@/lib/api/v1/product/web.schema'

export const GetAuthor = z.strictObject({ slug: LookupSlug })

/** A value of the byline's attribute; a list of the author's works filters `attributeCode` by `id`. */
export const Author = z.object({ id: z.number(), name: z.string(), slug: z.string(), attributeCode: z.string() })
export type Author = z.infer<typeof Author>

export const authorSchemas = {
  get: { input: GetAuthor, data: Author },
}
