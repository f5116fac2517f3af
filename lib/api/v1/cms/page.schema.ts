import { z } from 'zod'
import { Page as PageNumber, pageOf, Slug, text } from '@/lib/api/entities/common.schema'
import { Page } from '@/lib/api/entities/page/page.schema'

export const GetPage = z.strictObject({ slug: Slug })

export const FilterPages = z.strictObject({
  filters: z.strictObject({ keywords: text(200) }),
  page: PageNumber.default(1),
  limit: z.number().int().min(1).max(100).default(10),
})

export const FoundPages = pageOf(z.object({ id: z.number(), slug: z.string(), title: z.string(), description: z.string() })).extend({
  /** True where no word of the search matches and these have similar titles (docs/rules/content.md#fuzzy-search). */
  isFuzzy: z.boolean().optional(),
})

export const pageSchemas = {
  get: { input: GetPage, data: Page },
  filterStandard: { input: FilterPages, data: FoundPages },
}
