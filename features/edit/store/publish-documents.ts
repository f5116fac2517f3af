import { call } from '@/lib/api/client'
import { ApiError } from '@/lib/api/errors'
import { draftApi } from '@/lib/api/v1/cms/draft'
import { dropUnsaved, isSaved } from '@/lib/documents/draft'
import { editStore, updateDocument } from './edit-store'
import { isUnseen } from './is-changed'
import { catchUp, performOnServer, saveAll } from './saving'
import { refreshPublicState } from './visibility'

/** Tries to save everything and returns the saved revisions; changes that could not be saved are not in them. */
export async function savedRevisions(keys: readonly string[]): Promise<{ key: string; revision: number }[]> {
  await saveAll()
  return revisionsOf(keys)
}

function revisionsOf(keys: readonly string[]) {
  const { documents } = editStore.getState()
  return keys.flatMap((key) => {
    const open = documents[key]
    return open ? [{ key, revision: open.draft.revision }] : []
  })
}

/**
 * Tries to save everything, before documents are published. Throws STALE_VERSION where one of them has an open conflict, or takes in meanwhile what somebody else
 * has saved, so that the editor sees it first.
 */
export async function saveAsSeen(keys: readonly string[]): Promise<void> {
  const { documents: before } = editStore.getState()
  await saveAll()
  const { documents } = editStore.getState()
  const hasUnseenChange = keys.some((key) => {
    const open = documents[key]
    return open && (open.draft.conflicts.length > 0 || open.othersRevision !== before[key]?.othersRevision)
  })
  if (!hasUnseenChange) return
  // Not from `errorTable`, whose texts would enter the first load of every page.
  throw new ApiError({ statusCode: 409, message: 'Netko je u međuvremenu promijenio ovaj sadržaj.', data: { code: 'STALE_VERSION' } })
}

/** The revisions that the editor has seen, after trying to save everything. Throws as `saveAsSeen` does. */
export async function seenRevisions(keys: readonly string[]): Promise<{ key: string; revision: number }[]> {
  await saveAsSeen(keys)
  return revisionsOf(keys)
}

/** `overwrite`: by document, the fields to publish although an import or another screen has changed them. `keepHidden`: posts that stay hidden from visitors when published. */
type Publication = { note?: string; overwrite?: { [key: string]: string[] }; keepHidden?: readonly string[] }

/** Saves and publishes the documents. Throws ApiError; STALE_VERSION after fetching what colleagues have added, so that the editor sees it first. */
export async function publishDocuments(
  keys: readonly string[],
  { note = '', overwrite = {}, keepHidden = [] }: Publication = {},
): Promise<void> {
  const wanted = await seenRevisions(keys)
  const shown = editStore.getState().documents
  try {
    const documents = wanted.map(({ key, revision }) => ({
      key,
      revision,
      overwrite: overwrite[key],
      keepHidden: keepHidden.includes(key) || undefined,
    }))
    await call(draftApi.publish, { documents, note })
  } catch (error) {
    if (error instanceof ApiError && error.code === 'STALE_VERSION') await Promise.all(keys.map(catchUp))
    throw error
  }
  for (const { key, revision } of wanted)
    updateDocument(key, ({ draft }) => ({
      isChanged: draft.revision !== revision || !isSaved(draft),
      published: shown[key]?.draft.base ?? null,
    }))
  await Promise.all(keys.filter((key) => shown[key]?.visibility !== 'shown').map(refreshPublicState))
}

/** Makes the documents equal to what visitors see, as steps to undo. */
export async function discardDocuments(keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await performOnServer(key, { message: 'discard' }, (revision) => call(draftApi.discard, { key, revision }))
    // What the server had refused before goes, too.
    updateDocument(key, ({ draft, visibility }) => ({
      draft: dropUnsaved(draft),
      // What visitors do not get is still to be published.
      isChanged: isUnseen({ visibility }),
      published: draft.base,
      status: 'saved',
      problem: null,
      problemAt: null,
    }))
  }
}
