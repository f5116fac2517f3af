import { z } from 'zod'
import type { SchemasOf } from '@/lib/api/endpoint'
import { Id, text } from '@/lib/api/entities/common.schema'
import { LayoutElement } from '@/lib/api/entities/page/layout-element.schema'
import { SectionPart } from './draft.schema'
import type { elementApi } from './element'

export const GetByHandlers = z.strictObject({ handlers: z.array(text(60)).min(1).max(20) })
export const LayoutElements = z.array(LayoutElement)

const Title = text(120).trim().min(1)

/** What visitors see of an element; pictures as `{ mediaId, alt }`, links as `{ kind, id }`. */
const Parts = z.strictObject({
  meta: SectionPart,
  mobileMeta: SectionPart,
  options: SectionPart,
  mobileOptions: SectionPart,
  linkMeta: SectionPart,
})

export const CreateElement = Parts.partial().extend({
  handler: z
    .string()
    .regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/)
    .max(60),
  title: Title,
})

/** `version` is the one that the caller has read. A part that is left out stays as it is; one that is sent replaces the old one. */
export const UpdateElement = Parts.partial().extend({
  id: Id,
  version: z.number().int().positive().max(2_147_483_647),
  title: Title.optional(),
})

export const elementSchemas = {
  getByHandlers: { input: GetByHandlers, data: LayoutElements },
  create: { input: CreateElement, data: LayoutElement },
  update: { input: UpdateElement, data: LayoutElement },
} satisfies SchemasOf<typeof elementApi>
