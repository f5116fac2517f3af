'use client'

import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { restoreAuth, useAuthStore } from '@/features/auth/session/auth-store'
import { commentApi } from '@/lib/api/v1/cms/comment'
import { commentsQuery } from './queries'
import type { Resource } from './comments-input'

/** The loaded pages of comments; the first one comes with the page. */
export function useComments(resource: Resource) {
  const client = useQueryClient()
  const [pages, setPages] = useState(1)
  const isSignedIn = useAuthStore((state) => state.status === 'signedIn')
  const answers = useQueries({ queries: Array.from({ length: pages }, (_, index) => commentsQuery(resource, index + 1)) })

  // The cached page holds the visitors' view; a signed-in author also sees unpublished comments.
  useEffect(() => {
    restoreAuth()
    if (isSignedIn) void client.invalidateQueries({ queryKey: [commentApi.filterStandard.path] })
  }, [client, isSignedIn])

  const loaded = answers.flatMap(({ data }) => data ?? [])
  // A new comment shifts the pages, so one may come twice.
  const records = [...new Map(loaded.flatMap((page) => page.records).map((one) => [one.id, one])).values()]
  const total = loaded[0]?.totalRecords
  return {
    isSignedIn,
    records,
    /** Undefined until the first response. */
    total,
    hasMore: pages < (loaded[0]?.totalPages ?? 0),
    isFailed: answers.some(({ isError, data }) => isError && !data),
    isFetching: answers.some(({ isFetching }) => isFetching),
    retry: () => Promise.all(answers.filter(({ isError }) => isError).map(({ refetch }) => refetch())),
    more: () => setPages(pages + 1),
  }
}
