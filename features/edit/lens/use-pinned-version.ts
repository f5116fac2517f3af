import { useQuery } from '@tanstack/react-query'
import { call } from '@/lib/api/client'
import type { DataOf } from '@/lib/api/endpoint'
import { versionApi } from '@/lib/api/v1/cms/version'
import type { ShownAt } from './shown-at'

export type PinnedVersion = Pick<DataOf<typeof versionApi.get>, 'document' | 'pictures'>

/** The version that a release pins of a document, where the canvas shows it; undefined until it has arrived. */
export function usePinnedVersion(documentKey: string, { kind, pinned }: ShownAt): PinnedVersion | undefined {
  const number = pinned && kind === 'pinned' ? pinned.version : null
  const { data } = useQuery({
    queryKey: ['edit', 'version', documentKey, number],
    queryFn: () => call(versionApi.get, { key: documentKey, number: number ?? 0 }),
    enabled: number !== null,
  })
  return number === null ? undefined : data
}
