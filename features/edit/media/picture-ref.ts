import type { MediaItem } from '@/lib/api/entities/media-item.schema'
import type { EditedPicture } from '@/lib/api/entities/media.schema'
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

/** What the canvas shows for an item: its picture, or the poster of a video under the video's id; null where there is neither. */
export function shownPicture({ id, kind, picture, path, mime, decorative }: MediaItem): EditedPicture | null {
  if (!picture) return null
  if (kind !== 'video') return decorative ? { ...picture, decorative } : picture
  const film = mime === 'video/youtube' ? { from: 'youtube' as const, videoId: path } : { from: 'file' as const, src: path, mime }
  return { ...picture, id, film }
}
