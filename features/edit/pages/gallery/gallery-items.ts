import { parseItems } from '@/features/sections/parse-values'
import { isRecord, type Json } from '@/lib/documents/document'
import { pictureRefOf, type PictureRef } from '../../media/picture-ref'

export type GalleryItem = { id: string; ref: PictureRef | null }

/** The pictures of a stored list in their order. */
export function itemsOf(list: Json | undefined): GalleryItem[] {
  return parseItems(list).map(({ id }) => ({ id, ref: refOf(list, id) }))
}

function refOf(list: Json | undefined, id: string): PictureRef | null {
  const item = isRecord(list) ? list[id] : undefined
  return pictureRefOf(isRecord(item) ? item.picture : undefined)
}
