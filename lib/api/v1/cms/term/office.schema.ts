import { z } from 'zod'
import type { SchemasOf } from '@/lib/api/endpoint'
import { Empty, Id, Slug, text } from '@/lib/api/entities/common.schema'
import { TermRef, TermType } from '@/lib/api/entities/post.schema'
import type { officeTermApi } from './office'

export const OfficeTerm = TermRef.extend({ type: TermType, description: z.string() })

const title = text(120).trim().min(1)
const description = text(1000).trim()
export const CreateTerm = z.strictObject({ type: TermType, title, slug: Slug.max(120), description: description.default('') })
export const UpdateTerm = z.strictObject({
  id: Id,
  title: title.optional(),
  slug: Slug.max(120).optional(),
  description: description.optional(),
})
export const TermId = z.strictObject({ id: Id })

export const officeTermSchemas = {
  create: { input: CreateTerm, data: OfficeTerm },
  update: { input: UpdateTerm, data: OfficeTerm },
  delete: { input: TermId, data: Empty },
} satisfies SchemasOf<typeof officeTermApi>
