import { call } from '@/lib/api/client'
import { draftApi } from '@/lib/api/v1/cms/draft'
import { isSaved } from '@/lib/documents/draft'
import { editStore, updateDocument, type OpenDocument } from './edit-store'

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
