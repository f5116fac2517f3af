import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '@/lib/api/client'
import { adminRevisionApi } from '@/lib/api/v1/admin/revision'
import type { RevisionKind } from '@/lib/office/revision-kinds'

/** The revisions of one thing, newest first. */
export function revisionsQuery({ kind, id }: { kind: RevisionKind; id: string }) {
  return infiniteQueryOptions({
    queryKey: [adminRevisionApi.filter.path, kind, id],
    queryFn: ({ signal, pageParam }) => call(adminRevisionApi.filter, { kind, id, page: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, totalPages }) => (page < totalPages ? page + 1 : undefined),
    staleTime: 0,
  })
}
