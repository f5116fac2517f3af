import { z } from 'zod'
import type { SchemasOf } from '@/lib/api/endpoint'
import { Empty, Id, Moment, Page, pageOf, text } from '@/lib/api/entities/common.schema'
import { MenuName } from '../navigation/office.schema'
import type { officePageApi } from './office'

const PageState = z.enum(['draft', 'published', 'archived'])

/** A page in the caller's language. `draft`: visitors do not get it. */
export const OfficePage = z.object({
  id: z.number(),
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  state: PageState,
  parentId: z.number().nullable(),
  published_at: Moment.nullable(),
  updated_at: Moment,
})
export type OfficePage = z.infer<typeof OfficePage>
export const OfficePages = pageOf(OfficePage)

export const FilterOfficePages = z.strictObject({
  keywords: text(200).default(''),
  states: z.array(PageState).min(1).max(3).default(['draft', 'published']),
  page: Page.default(1),
  limit: z.number().int().min(1).max(100).default(25),
})

export const PageId = z.strictObject({ id: Id })

/** What the new page begins with: nothing, the sections of a page as visitors see it, or those of a template. */
const Origin = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('blank') }),
  z.strictObject({ kind: z.literal('page'), id: Id }),
  z.strictObject({ kind: z.literal('postType'), id: Id }),
])

/** A slug that is taken or reserved is refused at `slug` (docs/rules/content.md#slugs). `menu`: the menu that gets an item for the page. */
export const CreatePage = z.strictObject({
  title: text(200).trim().min(1),
  slug: text(200).trim(),
  description: text(500).trim().default(''),
  from: Origin.default({ kind: 'blank' }),
  parentId: Id.nullable().default(null),
  menu: MenuName.nullable().default(null),
})

export const UpdatePage = z.strictObject({ id: Id, parentId: Id.nullable() })

/** `from`: the slug as the caller has read it. */
export const ChangePageSlug = z.strictObject({ id: Id, from: text(200), slug: text(200).trim(), redirect: z.boolean() })

/** Places that link to the page, in what visitors see. `bySlug`: links of older content, which a new slug only reaches by a redirect. */
export const LinksToPage = z.object({ byId: z.number(), bySlug: z.number() })
export const ChangedSlug = z.object({ page: OfficePage, links: LinksToPage })

export const officePageSchemas = {
  filter: { input: FilterOfficePages, data: OfficePages },
  get: { input: PageId, data: OfficePage },
  create: { input: CreatePage, data: OfficePage },
  update: { input: UpdatePage, data: OfficePage },
  changeSlug: { input: ChangePageSlug, data: ChangedSlug },
  linksTo: { input: PageId, data: LinksToPage },
  unpublish: { input: PageId, data: OfficePage },
  archive: { input: PageId, data: OfficePage },
  restore: { input: PageId, data: OfficePage },
  delete: { input: PageId, data: Empty },
} satisfies SchemasOf<typeof officePageApi>
