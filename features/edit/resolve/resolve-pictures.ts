import type { Picture } from '@/lib/api/entities/media.schema'
import { isRecord, type Json } from '@/lib/documents/document'

/** Replaces every `{ mediaId, alt }` by its picture, as the server does for visitors (docs/rules/content.md#media-references). */
export function resolvePictures(value: Json | undefined, pictures: { [id: string]: Picture }): unknown {
  if (Array.isArray(value)) return value.map((one) => resolvePictures(one, pictures))
  if (!isRecord(value)) return value
  if (typeof value.mediaId === 'number') {
    const picture = pictures[value.mediaId]
    if (!picture) return null
    return typeof value.alt === 'string' ? { ...picture, alt: value.alt } : picture
  }
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, resolvePictures(inner, pictures)]))
}
