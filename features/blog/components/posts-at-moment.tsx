'use client'

import { useQuery } from '@tanstack/react-query'
import { Grid } from '@/components/layout/grid'
import { Skeleton } from '@/components/ui/feedback/skeleton'
import { PostCard } from '@/features/sections/components/post-card'
import type { Call } from '@/lib/api/query'
import { postApi } from '@/lib/api/v1/cms/post'
import { termFilter } from '../queries'
import { NewestPost } from './newest-post'

type PostsAtMomentProps = { termSlug: string | null; moment: string; call: Call }

/** As many posts of a later moment as one answer holds: the newest come first, and those are what the editor looks for. */
const limit = 100

export function PostsAtMoment({ termSlug, moment, call }: PostsAtMomentProps) {
  const { data } = useQuery({
    queryKey: [postApi.filterStandard.path, 'at', moment, termSlug],
    queryFn: () => call(postApi.filterStandard, { filters: termFilter(termSlug), page: 1, limit }),
  })
  if (!data) return <Skeleton className="h-96" />
  const [newest, ...others] = data.records
  return (
    <>
      {newest ? <NewestPost post={newest} /> : null}
      <Grid as="ul" columns={3} gap="lg">
        {others.map((post) => (
          <li key={post.id} className="grid">
            <PostCard post={post} />
          </li>
        ))}
      </Grid>
    </>
  )
}
