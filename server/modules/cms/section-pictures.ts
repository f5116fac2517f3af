import type { GalleryPicture, Picture } from '@/lib/api/entities/media.schema'
import { loadFilms } from '@/server/modules/media/films'
import { loadPictures, type PictureCtx } from '@/server/modules/media/pictures'

type Reference = { mediaId: number; alt?: unknown }

/** Replaces every `{ mediaId, alt }` by its picture, at any depth, in one query (docs/rules/content.md#media-references). */
export async function resolvePictures(ctx: PictureCtx, values: readonly unknown[]): Promise<unknown[]> {
  const pictures = await loadPictures(
    ctx,
    values.flatMap(collectReferences).map(({ mediaId }) => mediaId),
  )
  return values.map((value) => replace(value, pictures))
}

/** Every picture that a document references, by id; a video is its poster. */
export async function loadReferencedPictures(ctx: PictureCtx, value: unknown): Promise<Record<string, GalleryPicture>> {
  const ids = collectReferences(value).map(({ mediaId }) => mediaId)
  return { ...Object.fromEntries(await loadPictures(ctx, ids)), ...Object.fromEntries(await loadFilms(ctx, ids)) }
}

function collectReferences(value: unknown): Reference[] {
  if (isReference(value)) return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(collectReferences)
}

function replace(value: unknown, pictures: Map<number, Picture>): unknown {
  if (isReference(value)) return present(value, pictures)
  if (Array.isArray(value)) return value.map((one) => replace(one, pictures))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, replace(inner, pictures)]))
}

function present({ mediaId, alt }: Reference, pictures: Map<number, Picture>): Picture | null {
  const picture = pictures.get(mediaId)
  if (!picture) return null
  return typeof alt === 'string' ? { ...picture, alt } : picture
}

function isReference(value: unknown): value is Reference {
  return typeof value === 'object' && value !== null && 'mediaId' in value && typeof value.mediaId === 'number'
}
