import { call } from '@/lib/api/client'
import { draftApi } from '@/lib/api/v1/cms/draft'
import { isSaved } from '@/lib/documents/draft'
import { editStore, updateDocument, type OpenDocument } from './edit-store'
import { catchUp } from './saving'

/** Whether visitors get no such document, whatever is published of it. */
export const isUnseen = ({ visibility }: Pick<OpenDocument, 'visibility'>) => visibility === 'new' || visibility === 'hidden'

/** Asks the server what visitors get of a document, after that has changed in another way than by an edit. */
export async function refreshPublicState(key: string): Promise<void> {
  if (!editStore.getState().documents[key]) return
  const { document, revision, isChanged, visibility, published } = await call(draftApi.get, { key })
  updateDocument(key, ({ draft }) => {
    if (draft.revision !== revision || !isSaved(draft)) return { visibility }
    return { visibility, isChanged, published: published ?? document }
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
