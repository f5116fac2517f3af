import { Grid } from '@/components/layout/grid'
import { Section } from '@/components/layout/section'
import { PostCard } from '@/features/sections/components/post-card'
import type { RelatedPost } from '@/lib/api/entities/post.schema'

/** Up to three related posts (docs/rules/content.md#related-posts). */
export function RelatedPosts({ title, related }: { title: string; related: readonly RelatedPost[] }) {
  if (related.length === 0) return null
  return (
    <Section tone="sunken" aria-labelledby="related-posts">
      <h2 id="related-posts" className="pb-8 text-3xl">
        {title}
      </h2>
      <Grid as="ul" columns={3} gap="lg">
        {related.map(({ connectedPost: { id, data, media, published_at, terms } }) => (
          <li key={id} className="grid">
            <PostCard post={{ ...data, media, published_at, terms }} as="h3" />
          </li>
        ))}
      </Grid>
    </Section>
  )
}
