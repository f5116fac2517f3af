import { Grid } from '@/components/layout/grid'
import type { PostCard as Post } from '@/lib/api/entities/post.schema'
import { PostCard } from './post-card'

type PostGridProps = { posts: readonly Post[]; as?: 'h2' | 'h3'; isAboveFold?: boolean }

/** Posts side by side. `leads`: it stands at the top of its page, so its first pictures are fetched at once. */
export function PostGrid({ posts, as, isAboveFold: leads = false }: PostGridProps) {
  return (
    <Grid as="ul" columns={3} gap="lg">
      {posts.map((post, index) => (
        <li key={post.id} className="grid">
          <PostCard post={post} as={as} priority={leads && index < 2} />
        </li>
      ))}
    </Grid>
  )
}
