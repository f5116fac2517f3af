import { useQueryClient } from '@tanstack/react-query'
import { call } from '@/lib/api/client'
import type { DataOf } from '@/lib/api/endpoint'
import { hasErrorCode } from '@/lib/api/errors'
import { queryKey } from '@/lib/api/query'
import { releaseApi } from '@/lib/api/v1/cms/release'
import type { Release } from '@/lib/api/v1/cms/release.schema'
import { newId } from '@/lib/text/new-id'
import { editStore } from '../../store/edit-store'
import { useReleaseTitle } from '../../publish/releases/use-release-names'
import type { EditsTarget } from './edits-target'
import type { SavedDocument } from '../follow-edits'

const listKey = queryKey(releaseApi.filter, {})
type ReleaseTarget = Exclude<EditsTarget, { kind: 'draft' }>

/** Returns the function that puts drafts into the release of a target. A new release is created by the first call; later ones go into it. */
export function usePutIntoRelease(): (target: ReleaseTarget) => (documents: SavedDocument[]) => Promise<void> {
  const client = useQueryClient()
  const titleOf = useReleaseTitle()

  function keep(release: Release) {
    client.setQueryData<DataOf<typeof releaseApi.filter>>(
      listKey,
      (known) => known && { releases: [release, ...known.releases.filter(({ id }) => id !== release.id)].toSorted((a, b) => b.id - a.id) },
    )
  }

  /** It has run or was cancelled; the fresh list says where edits go now. */
  async function refreshClosed(error: unknown): Promise<never> {
    if (hasErrorCode(error, 'RELEASE_CLOSED')) await client.invalidateQueries({ queryKey: listKey })
    throw error
  }

  return (target) => {
    let id = target.kind === 'release' ? target.id : null
    const requestKey = newId()
    return async (documents) => {
      const release =
        id === null
          ? await create({ title: titleOf(documents.map(({ key }) => key)), publishAt: target.publishAt, documents, requestKey })
          : await update(id, knownVersion(client.getQueryData(listKey), id), documents).catch(refreshClosed)
      keep(release)
      // The created release is the last one until this moment, so it stays the target.
      if (id === null) editStore.setState(({ editsChoice }) => (editsChoice === 'newRelease' ? { editsChoice: 'release' } : {}))
      id = release.id
    }
  }
}

function knownVersion(known: DataOf<typeof releaseApi.filter> | undefined, id: number) {
  return known?.releases.find((one) => one.id === id)?.version ?? 1
}

type NewRelease = { title: string; publishAt: string; documents: SavedDocument[]; requestKey: string }

/** A repeat after a lost answer finds the release that was made, perhaps with earlier revisions. */
async function create({ requestKey, ...release }: NewRelease): Promise<Release> {
  const created = await call(releaseApi.create, release, { headers: { 'idempotency-key': requestKey } })
  const put = release.documents.filter(({ key, revision }) =>
    created.documents.every((one) => one.key !== key || one.revision !== revision),
  )
  return put.length === 0 ? created : update(created.id, created.version, put)
}

/** Adds and replaces documents only, so a colleague's other change of the release stays as it is. */
async function update(id: number, version: number, put: SavedDocument[]): Promise<Release> {
  try {
    return await call(releaseApi.update, { id, version, put })
  } catch (error) {
    const newest = hasErrorCode(error, 'STALE_VERSION') ? error.data.version : undefined
    if (typeof newest !== 'number') throw error
    return call(releaseApi.update, { id, version: newest, put })
  }
}
