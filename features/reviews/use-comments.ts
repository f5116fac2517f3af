'use client'

import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { restoreAuth, useAuthStore } from '@/features/auth/session/auth-store'
import { commentApi } from '@/lib/api/v1/cms/comment'
import { commentsQuery } from './queries'
import type { Resource } from './comments-input'

/** What people wrote about a thing, as many pages of it as were asked for. The first has come with the page. */
export function useComments(resource: Resource) {
  const client = useQueryClient()
  const [pages, setPages] = useState(1)
  const isSignedIn = useAuthStore((state) => state.status === 'signedIn')
  const answers = useQueries({ queries: Array.from({ length: pages }, (_, index) => commentsQuery(resource, index + 1)) })

  // The page was kept as a visitor sees it; somebody signed in may have written something that only they see.
  useEffect(() => {
    restoreAuth()
    if (isSignedIn) void client.invalidateQueries({ queryKey: [commentApi.filterStandard.path] })
  }, [client, isSignedIn])

  const loaded = answers.flatMap(({ data }) => data ?? [])
  // Something new may have pushed the last of one page onto the next, too.
  const records = [...new Map(loaded.flatMap((page) => page.records).map((one) => [one.id, one])).values()]
  const total = loaded[0]?.totalRecords
  return {
    isSignedIn,
    records,
    /** Undefined until the first answer. */
    total,
    hasMore: pages < (loaded[0]?.totalPages ?? 0),
    isFailed: answers.some(({ isError, data }) => isError && !data),
    isFetching: answers.some(({ isFetching }) => isFetching),
    retry: () => Promise.all(answers.filter(({ isError }) => isError).map(({ refetch }) => refetch())),
    more: () => setPages(pages + 1),
  }
}
