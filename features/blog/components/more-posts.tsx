'use client'

import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Grid } from '@/components/layout/grid'
import { Button } from '@/components/ui/button/button'
import { PostCard } from '@/features/sections/components/post-card'
import { postsQuery } from '../queries'

type MorePostsProps = {
  termSlug: string | null
  totalPages: number
  totalRecords: number
  /** The number of posts that the server rendered. */
  firstCount: number
  /** `shown` contains `{shown}` and `{total}`. */
  labels: Record<'loadMore' | 'failed' | 'shown', string>
  children: ReactNode
}

/** Posts rendered by the server, then further pages on request. */
export function MorePosts({ termSlug, totalPages, totalRecords, firstCount, labels, children }: MorePostsProps) {
  const { data, fetchNextPage, isFetching, isError } = useInfiniteQuery(postsQuery(termSlug))
  const more = data?.pages.flatMap(({ records }) => records) ?? []
  const shown = firstCount + more.length
  const hasMore = 1 + (data?.pages.length ?? 0) < totalPages
  const count = labels.shown.replace('{shown}', String(shown)).replace('{total}', String(totalRecords))
  return (
    <>
      <Grid as="ul" columns={3} gap="lg">
        {children}
        {more.map((post) => (
          <li key={post.id} className="grid">
            <PostCard post={post} />
          </li>
        ))}
      </Grid>
      {totalPages > 1 ? (
        <div className="flex flex-col items-center gap-3 pt-14">
          {isError ? <p role="alert">{labels.failed}</p> : null}
          {hasMore ? (
            <Button variant="secondary" size="lg" busy={isFetching} onClick={() => void fetchNextPage()}>
              {labels.loadMore}
            </Button>
          ) : null}
          <p aria-live="polite" className="text-sm text-ink-soft">
            {count}
          </p>
        </div>
      ) : null}
    </>
  )
}
