import { Grid } from '@/components/layout/grid'
import type { PostCard as Post } from '@/lib/api/entities/post.schema'
import { PostCard } from './post-card'

type PostGridProps = { posts: readonly Post[]; as?: 'h2' | 'h3'; isAboveFold?: boolean }

/** Post cards. `isAboveFold`: the first pictures load at once. */
export function PostGrid({ posts, as, isAboveFold = false }: PostGridProps) {
  return (
    <Grid as="ul" columns={3} gap="lg">
      {posts.map((post, index) => (
        <li key={post.id} className="grid">
          <PostCard post={post} as={as} priority={isAboveFold && index < 2} />
        </li>
      ))}
    </Grid>
  )
}
