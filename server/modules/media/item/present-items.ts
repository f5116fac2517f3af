import { asc, eq, inArray } from 'drizzle-orm'
import type { Picture } from '@/lib/api/entities/media.schema'
import type { MediaItem } from '@/lib/api/entities/media-item.schema'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { groupBy } from '@/server/db/rows'
import { mediaRenditions } from '@/server/db/schema/media'
import { languages } from '@/server/db/schema/site'
import { loadPictures, mediaUrl } from '../pictures'
import type { ItemRow } from './items'

type ItemCtx = Pick<Ctx, 'site' | 'language'>
type Rendition = typeof mediaRenditions.$inferSelect

/** Items with their renditions and posters, in the given order. */
export async function presentItems({ site, language }: ItemCtx, db: Tx, rows: readonly ItemRow[]): Promise<MediaItem[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const [renditions, pictures, [fallback]] = await Promise.all([
    db.select().from(mediaRenditions).where(inArray(mediaRenditions.mediaId, ids)).orderBy(asc(mediaRenditions.width)),
    loadPictures(
      { db, site, language },
      rows.flatMap(({ id, posterId }) => (posterId === null ? [id] : [id, posterId])),
    ),
    db.select({ code: languages.code }).from(languages).where(eq(languages.id, site.defaultLanguageId)),
  ])
  const byItem = groupBy(renditions, ({ mediaId }) => mediaId)
  const shared = { pictures, defaultLanguage: fallback?.code ?? '' }
  return rows.map((row) => present(row, byItem.get(row.id) ?? [], shared))
}

export async function presentItem(ctx: ItemCtx, db: Tx, row: ItemRow): Promise<MediaItem> {
  const [item] = await presentItems(ctx, db, [row])
  if (!item) throw new Error(`The item ${row.id} is not presented.`)
  return item
}

/** Leads to the current file of an item (../bucket/file-routes.ts). */
function itemAddress({ siteId, driveId }: ItemRow) {
  return `/api/v1/media/file/open/${siteId}/${encodeURIComponent(driveId)}`
}

type PresentContext = { pictures: Map<number, Picture>; defaultLanguage: string }

function present(row: ItemRow, renditions: Rendition[], { pictures, defaultLanguage }: PresentContext): MediaItem {
  const poster = row.posterId === null ? undefined : pictures.get(row.posterId)
  const { id, driveId, version, revision, title, description, size, displayName, extension, mime, access, hash, originalName } = row
  const { sourceHash, width, height, focal, crop, decorative, folderId, tags, posterId } = row
  const kind = kindOf(mime)
  return {
    id,
    driveId,
    version,
    revision,
    title,
    description,
    size,
    displayName,
    extension,
    mime,
    access,
    hash,
    originalName,
    sourceHash,
    width,
    height,
    focal,
    crop,
    decorative,
    folderId,
    tags,
    posterId,
    kind,
    path: mime === 'video/youtube' ? row.path : mediaUrl(row.path),
    newPath: itemAddress(row),
    alternativePaths: Object.fromEntries(renditions.map(({ name, path }) => [name, mediaUrl(path)])),
    default: row.isDefault,
    usePublicPath: access === 'public',
    poster: poster?.src ?? null,
    picture: pictures.get(id) ?? poster ?? null,
    original: originalOf(row),
    alt: row.alt === '' ? row.alts : { ...row.alts, [defaultLanguage]: row.alt },
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    deletedAt: row.deletedAt?.toISOString() ?? null,
  }
}

/** Pictures of imports and of the demo have no original: their largest rendition is all there is. */
function originalOf({ mime, path, width, height, originalPath, originalWidth, originalHeight }: ItemRow): MediaItem['original'] {
  if (kindOf(mime) !== 'picture') return null
  if (originalPath !== null && originalWidth && originalHeight)
    return { path: mediaUrl(originalPath), width: originalWidth, height: originalHeight }
  return width && height ? { path: mediaUrl(path), width, height } : null
}

export function kindOf(mime: string): MediaItem['kind'] {
  if (mime.startsWith('image/')) return 'picture'
  return mime.startsWith('video/') ? 'video' : 'document'
}
