import { z } from 'zod'
import type { SchemasOf } from '@/lib/api/endpoint'
import { Id, Moment, Page, pageOf, Slug, text } from '@/lib/api/entities/common.schema'
import { PostCard } from '@/lib/api/entities/post.schema'
import type { newPostApi, officePostApi } from './office'

const PostState = z.enum(['draft', 'scheduled', 'published', 'archived'])

/** A post in the caller's language. `relatedIds`: the posts that an editor has chosen. */
export const OfficePost = PostCard.extend({ state: PostState, postType: z.string(), relatedIds: z.array(z.number()) })
export type OfficePost = z.infer<typeof OfficePost>
export const OfficePosts = pageOf(OfficePost)

export const FilterOfficePosts = z.strictObject({
  keywords: text(200).default(''),
  states: z.array(PostState).min(1).max(4).default(['draft', 'scheduled', 'published']),
  page: Page.default(1),
  limit: z.number().int().min(1).max(100).default(25),
})

export const PostId = z.strictObject({ id: Id })

/** `termIds`: categories and tags. */
const fields = {
  author: text(120).trim().optional(),
  mediaId: Id.nullable().optional(),
  published_at: Moment.nullable().optional(),
  termIds: z.array(Id).max(30).optional(),
  relatedIds: z.array(Id).max(3).optional(),
  postType: Slug.max(60).optional(),
}

/** `postTypeId`: the template whose rich text the post begins with. */
export const CreatePost = z.strictObject({
  title: text(200).trim().min(1),
  slug: text(200).trim(),
  excerpt: text(500).trim().default(''),
  ...fields,
  postTypeId: Id.optional(),
})
export const UpdatePost = z.strictObject({ id: Id, ...fields })

/** As the input of cms/link/createTranslationFromOriginal. */
export const TranslatePost = z.strictObject({
  id: Id,
  language: z.string().regex(/^[a-z]{3}$/),
  title: text(200).trim().min(1),
  slug: text(200).trim(),
})

export const ChangePostSlug = z.strictObject({ id: Id, from: text(200), slug: text(200).trim(), redirect: z.boolean() })
export const ChangedPostSlug = z.object({ post: OfficePost, links: z.object({ byId: z.number(), bySlug: z.number() }) })

export const newPostSchemas = { create: { input: CreatePost, data: OfficePost } } satisfies SchemasOf<typeof newPostApi>

export const officePostSchemas = {
  filter: { input: FilterOfficePosts, data: OfficePosts },
  get: { input: PostId, data: OfficePost },
  update: { input: UpdatePost, data: OfficePost },
  changeSlug: { input: ChangePostSlug, data: ChangedPostSlug },
  createTranslation: { input: TranslatePost, data: OfficePost },
  unpublish: { input: PostId, data: OfficePost },
  archive: { input: PostId, data: OfficePost },
  restore: { input: PostId, data: OfficePost },
} satisfies SchemasOf<typeof officePostApi>
