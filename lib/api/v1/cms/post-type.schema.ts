import { z } from 'zod'
import type { SchemasOf } from '@/lib/api/endpoint'
import { Empty, Id, Moment, Page, pageOf, Slug, text } from '@/lib/api/entities/common.schema'
import type { postTypeApi } from './post-type'

const Kind = z.enum(['page', 'post'])

/** A template without its sections; `sectionTypes` names them in order. */
export const PostType = z.object({
  id: z.number(),
  kind: Kind,
  title: z.string(),
  slug: z.string(),
  version: z.number(),
  sectionTypes: z.array(z.string()),
  updated_at: Moment,
})
export type PostType = z.infer<typeof PostType>
export const PostTypes = pageOf(PostType)

/** `fromPageId`: the page whose sections, as its editors last published or saved them first, the template takes. */
export const CreatePostType = z.strictObject({
  kind: Kind.default('page'),
  title: text(120).trim().min(1),
  slug: Slug.max(60),
  fromPageId: Id.optional(),
})

export const FilterPostTypes = z.strictObject({
  filters: z.strictObject({ kinds: z.array(Kind).max(2).optional() }).default({}),
  page: Page.default(1),
  limit: z.number().int().min(1).max(100).default(50),
})

/** Another name. The slug stays, because posts are told apart by it. `version`: the newest one that the editor has seen. */
export const RenamePostType = z.strictObject({ id: Id, version: Id, title: text(120).trim().min(1) })

export const PostTypeId = z.strictObject({ id: Id })

export const postTypeSchemas = {
  create: { input: CreatePostType, data: PostType },
  filterStandard: { input: FilterPostTypes, data: PostTypes },
  update: { input: RenamePostType, data: PostType },
  delete: { input: PostTypeId, data: Empty },
} satisfies SchemasOf<typeof postTypeApi>
