import { and, eq, inArray } from 'drizzle-orm'
import type { EditedPicture, Picture } from '@/lib/api/entities/media.schema'
import { media } from '@/server/db/schema/media'
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

/** Every picture that a document references, by id, for the edit mode; a video is its poster. */
export async function loadReferencedPictures(ctx: PictureCtx, value: unknown): Promise<Record<string, EditedPicture>> {
  const ids = collectReferences(value).map(({ mediaId }) => mediaId)
  const pictures: [number, EditedPicture][] = [...(await loadPictures(ctx, ids)), ...(await loadFilms(ctx, ids))]
  const decorative = await decorativeOf(ctx, ids)
  return Object.fromEntries(pictures.map(([id, picture]) => [id, decorative.has(id) ? { ...picture, decorative: true } : picture]))
}

async function decorativeOf({ db, site }: PictureCtx, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ id: media.id })
    .from(media)
    .where(and(eq(media.siteId, site.id), inArray(media.id, [...new Set(ids)]), eq(media.decorative, true)))
  return new Set(rows.map(({ id }) => id))
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
