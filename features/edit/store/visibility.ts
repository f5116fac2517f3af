import { call } from '@/lib/api/client'
import { draftApi } from '@/lib/api/v1/cms/draft'
import { isSaved } from '@/lib/documents/draft'
import { editStore, updateDocument } from './edit-store'
import { catchUp } from './saving'

/** Asks the server what visitors get of a document, after that has changed in another way than by an edit. */
export async function refreshPublicState(key: string): Promise<void> {
  if (!editStore.getState().documents[key]) return
  const { document, revision, isChanged, visibility, published } = await call(draftApi.get, { key })
  updateDocument(key, ({ draft }) => {
    const seen = { visibility, published: published ?? document }
    return draft.revision !== revision || !isSaved(draft) ? seen : { ...seen, isChanged }
  })
}

/** After somebody else has published a document: what visitors see now, unless this window has changed it since. */
export async function refreshPublished(key: string): Promise<void> {
  if (!editStore.getState().documents[key]) return
  await catchUp(key)
  await refreshPublicState(key)
}

/** After a time without events: what colleagues have saved meanwhile, and whether visitors see it by now. */
export async function refreshChanged(key: string): Promise<void> {
  await catchUp(key)
  if (editStore.getState().documents[key]?.isChanged) await refreshPublicState(key)
}
