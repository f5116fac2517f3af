import { z } from 'zod'
import { Empty, Id, Moment, integer, text } from '@/lib/api/entities/common.schema'
import { keysOf } from '@/lib/keys-of'
import { officeLists } from '@/lib/office/office-lists'
import { viewQuery } from '@/lib/office/view-query'

const List = z.enum(keysOf(officeLists))
const Name = text(60).trim().min(1, 'required')
/** The list's query string; a page is left out. */
const Query = text(2000).transform(viewQuery)

export const OfficeView = z.object({
  id: z.number(),
  list: List,
  name: z.string(),
  query: z.string(),
  version: z.number(),
  /** Who saved it last; '' for a deleted account. */
  by: z.string(),
  at: Moment,
})
export type OfficeView = z.infer<typeof OfficeView>

export const OfficeViews = z.array(OfficeView)
export const FilterViews = z.strictObject({ list: List })
export const CreateView = z.strictObject({ list: List, name: Name, query: Query })
export const UpdateView = z.strictObject({
  id: Id,
  version: z.number().int(),
  name: Name.optional(),
  query: Query.optional(),
  /** Its new place among the views of the list, from 0. */
  position: z.number().int().min(0).max(100).optional(),
})
export const RemoveView = z.strictObject({ id: Id, version: integer({ min: 1 }) })

export const adminViewSchemas = {
  filter: { input: FilterViews, data: OfficeViews },
  create: { input: CreateView, data: OfficeView },
  update: { input: UpdateView, data: OfficeView },
  remove: { input: RemoveView, data: Empty },
}
