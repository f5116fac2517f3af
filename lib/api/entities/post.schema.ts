import { z } from 'zod'
import { RichNode } from './common.schema'
import { Picture } from './media.schema'

export const TermType = z.enum(['category', 'tag'])
export type TermType = z.infer<typeof TermType>

export const TermRef = z.object({ id: z.number(), title: z.string(), slug: z.string() })
export type TermRef = z.infer<typeof TermRef>

/** A category or tag of posts. `totalPosts` counts published posts. */
export const Term = TermRef.extend({ type: TermType, description: z.string(), media: Picture.nullable(), totalPosts: z.number() })
export type Term = z.infer<typeof Term>

const Terms = z.object({ tags: z.array(TermRef), categories: z.array(TermRef) })

/** A post as lists show it. `slugMain` is its slug in the site's main language. */
export const PostCard = z.object({
  id: z.number(),
  title: z.string(),
  excerpt: z.string(),
  author: z.string(),
  media: Picture.nullable(),
  published_at: z.string().nullable(),
  slug: z.string(),
  slugMain: z.string(),
  terms: Terms,
})
export type PostCard = z.infer<typeof PostCard>

export const PostNeighbour = z.object({ id: z.number(), title: z.string(), slug: z.string() })
export type PostNeighbour = z.infer<typeof PostNeighbour>

export const RelatedPost = z.object({
  connectedPost: z.object({
    id: z.number(),
    data: z.object({ slug: z.string(), title: z.string(), excerpt: z.string() }),
    media: Picture.nullable(),
    published_at: z.string().nullable(),
    terms: Terms,
  }),
})
export type RelatedPost = z.infer<typeof RelatedPost>

/** A whole post with its neighbours; at most three related posts (docs/rules/content.md#related-posts). */
export const Post = PostCard.extend({
  body: RichNode,
  previousPost: PostNeighbour.nullable(),
  nextPost: PostNeighbour.nullable(),
  relatedEntities: z.array(RelatedPost),
})
export type Post = z.infer<typeof Post>
