import { call } from '@/lib/api/client'
import { draftApi } from '@/lib/api/v1/cms/draft'
import type { SavedBatch } from '@/lib/documents/draft'
import { addPictures, editStore } from '../store/edit-store'

/** Registers the pictures that batches have brought and this window does not know, such as those that a colleague has added. */
export async function fetchMissingPictures(key: string, batches: readonly SavedBatch[]): Promise<void> {
  const { pictures: known } = editStore.getState()
  const isKnown = mediaIdsIn(batches).every((id) => known[id] !== undefined)
  if (isKnown) return
  const { pictures } = await call(draftApi.get, { key })
  addPictures(Object.values(pictures))
}

function mediaIdsIn(batches: readonly SavedBatch[]): string[] {
  return [...JSON.stringify(batches).matchAll(/"mediaId":(\d+)/g)].map(([, id = '']) => id)
}
