import { z } from 'zod'
import type { SchemasOf } from '@/lib/api/endpoint'
import { Empty, Id, Moment, Page, pageOf, text } from '@/lib/api/entities/common.schema'
import { Key, Revision, SavedBatches, SectionContent, SectionId } from './draft.schema'
import type { sharedSectionApi } from './master'

export const MasterTitle = text(120).trim().min(1)

export const Master = z.object({ id: z.number(), title: z.string(), section_type: z.string(), version: z.number(), updated_at: Moment })
export type Master = z.infer<typeof Master>
export const Masters = pageOf(Master)

export const FilterMasters = z.strictObject({
  keywords: text(200).default(''),
  types: z.array(text(60)).max(50).optional(),
  page: Page.default(1),
  limit: z.number().int().min(1).max(100).default(50),
})

/** Its place, window and visibility stay with the sections that refer to it. */
export const CreateMaster = z.strictObject({ title: MasterTitle, section: SectionContent })

export const MasterId = z.strictObject({ id: Id })

/** `published`: visitors see the master there. A template has no address. */
export const MasterUsage = z.object({
  places: z.array(
    z.object({
      kind: z.enum(['page', 'template', 'release']),
      id: z.number(),
      title: z.string(),
      slug: z.string().nullable(),
      published: z.boolean(),
    }),
  ),
})

export const DetachSection = z.strictObject({ key: Key, section: SectionId, revision: Revision })

export const sharedSectionSchemas = {
  filter: { input: FilterMasters, data: Masters },
  create: { input: CreateMaster, data: Master },
  usage: { input: MasterId, data: MasterUsage },
  delete: { input: MasterId, data: Empty },
  detach: { input: DetachSection, data: SavedBatches },
} satisfies SchemasOf<typeof sharedSectionApi>
