import { z } from 'zod'
import { Moment, Page, pageOf, Slug, text } from '@/lib/api/entities/common.schema'
import { PostCard } from '@/lib/api/entities/post.schema'

const PostFilters = z.strictObject({
  /** Only these posts, in this order. */
  display: z.array(z.number().int().positive()).max(100).optional(),
  /** Slugs of categories and tags; one match is enough. */
  termSlugs: z.array(Slug).max(20).optional(),
  postTypeSlugs: z.array(Slug).max(20).optional(),
  from: Moment.optional(),
  to: Moment.optional(),
  keywords: text(200).optional(),
})

export const FilterPosts = z.strictObject({
  filters: PostFilters.default({}),
  sort: z.strictObject({ published_at: z.enum(['asc', 'desc']) }).default({ published_at: 'desc' }),
  page: Page.default(1),
  limit: z.number().int().min(1).max(100).default(10),
})

export const PostPage = pageOf(PostCard).extend({
  /** True where no word of the search matches and these have similar titles (docs/rules/content.md#fuzzy-search). */
  isFuzzy: z.boolean().optional(),
})

export const postSchemas = {
  filterStandard: { input: FilterPosts, data: PostPage },
}
