import { z } from 'zod'
import type { SchemasOf } from '@/lib/api/endpoint'
import { Id, Slug, text } from '@/lib/api/entities/common.schema'
import type { officeProductApi } from './office'

/** What is left out stays as it is. `version` is the one the editor saw; a newer one on the server is 409 (two people, one product). */
export const UpdateProduct = z.strictObject({
  id: Id,
  version: z.number().int().positive(),
  name: text(200).trim().min(1, 'required').optional(),
  /** Its address in the caller's language (SPEC 9: at least 4 letters); the old one leads to it from then on. */
  slug: Slug.min(4).optional(),
  summary: text(1000).trim().optional(),
  archived: z.boolean().optional(),
  featured: z.boolean().optional(),
  /** EUR, gross, at most two decimals. It holds from now on; what held before stays in the price history. */
  retailPrice: z.number().min(0).max(1_000_000).multipleOf(0.01).optional(),
  onHand: z.number().int().min(0).max(1_000_000).optional(),
})

export const ProductId = z.strictObject({ id: Id })
export const ProductVersion = z.object({ id: z.number(), version: z.number() })

export const officeProductSchemas = {
  getVersion: { input: ProductId, data: ProductVersion },
  update: { input: UpdateProduct, data: ProductVersion },
} satisfies SchemasOf<typeof officeProductApi>
