import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '@/lib/api/client'
import { hasErrorCode } from '@/lib/api/errors'
import { versionApi } from '@/lib/api/v1/cms/version'
import { dropOvertaken } from '@/lib/documents/draft'
import { updateDocument } from '../store/edit-store'
import { savedRevisions } from '../store/publish-documents'
import { catchUp, performOnServer } from '../store/saving'

const listKey = (key: string) => [versionApi.filter.path, key]

/** The versions of a document, newest first, a page at a time. */
export function useVersions(key: string) {
  return useInfiniteQuery({
    queryKey: listKey(key),
    queryFn: ({ pageParam: before, signal }) => call(versionApi.filter, { key, before }, { signal }),
    initialPageParam: initialPage(),
    getNextPageParam: ({ versions, hasMore }) => (hasMore ? versions.at(-1)?.number : undefined),
    staleTime: 0,
    select: ({ pages }) => pages.flatMap(({ versions }) => versions),
  })
}

function initialPage(): number | undefined {
  return undefined
}

export const loadVersion = (key: string, number: number) => call(versionApi.get, { key, number })

/** Keeps the draft as it is, under a name. */
export function useCheckpoint(key: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (note: string) =>
      catchingUp(key, async () => {
        const [saved] = await savedRevisions([key])
        return call(versionApi.create, { key, revision: saved?.revision ?? 0, note })
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: listKey(key) }),
  })
}

/** Makes the draft equal to a version, as one step to undo (docs/rules/editing.md#restore). */
export function useRestore(key: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (number: number) => catchingUp(key, () => restoreVersion(key, number)),
    onSuccess: () => client.invalidateQueries({ queryKey: listKey(key) }),
  })
}

/** The editor has chosen the whole version, also where a choice between two values was open (docs/rules/editing.md#conflict). */
export async function restoreVersion(key: string, number: number) {
  await performOnServer(key, { message: 'restore' }, (revision) => call(versionApi.restore, { key, number, revision }))
  updateDocument(key, ({ draft }) => ({ draft: dropOvertaken(draft) }))
}

/** A colleague's newer revision is fetched, so that the next try is on it. */
async function catchingUp<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (hasErrorCode(error, 'STALE_VERSION')) await catchUp(key)
    throw error
  }
}
