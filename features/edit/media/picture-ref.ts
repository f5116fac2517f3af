import type { MediaItem } from '@/lib/api/entities/media-item.schema'
import { isRecord, type Json } from '@/lib/documents/document'

/** How documents store a picture. `alt` null: the text of the library; '': the picture is decorative here. */
export type PictureRef = { mediaId: number; alt: string | null }

/** Null for everything that is no picture. */
export function pictureRefOf(value: Json | undefined): PictureRef | null {
  if (!isRecord(value) || typeof value.mediaId !== 'number') return null
  return { mediaId: value.mediaId, alt: typeof value.alt === 'string' ? value.alt : null }
}

/** The reference to a chosen item. A text for this place stays only with its picture. */
export function refTo({ id }: Pick<MediaItem, 'id'>, current: PictureRef | null): PictureRef {
  return { mediaId: id, alt: current?.mediaId === id ? current.alt : null }
}
