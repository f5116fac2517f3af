import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '@/lib/api/client'
import { officePageApi } from '@/lib/api/v1/cms/page/office'
import { officePostApi } from '@/lib/api/v1/cms/post/office'
import { useDebounced } from '@/lib/browser/use-debounced'

export const contentStates = ['draft', 'scheduled', 'published', 'archived'] as const
export type ContentState = (typeof contentStates)[number]

export function isContentState(value: string): value is ContentState {
  return contentStates.some((one) => one === value)
}

export type ListedContent = { kind: 'page' | 'post'; id: number; title: string; slug: string; state: ContentState }

const limit = 50

type Search = { typed: string; /** Null: all but the archived. */ state: ContentState | null }

/** Pages and posts that match, while the words are typed. */
export function useContentList({ typed, state }: Search) {
  const keywords = useDebounced(typed.trim())
  return useQuery({
    queryKey: ['edit-pages', keywords, state],
    queryFn: () => loadContent(keywords, state),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

async function loadContent(keywords: string, state: ContentState | null): Promise<{ records: ListedContent[]; hasMore: boolean }> {
  const [pages, posts] = await Promise.all([
    state === 'scheduled' ? null : call(officePageApi.filter, { keywords, limit, ...(state ? { states: [state] } : {}) }),
    call(officePostApi.filter, { keywords, limit, ...(state ? { states: [state] } : {}) }),
  ])
  const records: ListedContent[] = [
    ...(pages?.records ?? []).map(({ id, title, slug, state }) => ({ kind: 'page' as const, id, title, slug, state })),
    ...posts.records.map(({ id, title, slug, state }) => ({ kind: 'post' as const, id, title, slug, state })),
  ]
  return { records, hasMore: (pages?.totalPages ?? 0) > 1 || posts.totalPages > 1 }
}

/** Brings an archived page or post back. */
export function useRestore() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ kind, id }: ListedContent) => {
      await (kind === 'page' ? call(officePageApi.restore, { id }) : call(officePostApi.restore, { id }))
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['edit-pages'] }),
  })
}
