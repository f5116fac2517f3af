import { and, eq, inArray, isNotNull, like } from 'drizzle-orm'
import type { Film, GalleryPicture } from '@/lib/api/entities/media.schema'
import { media } from '@/server/db/schema/media'
import { loadPictures, mediaUrl, type PictureCtx } from './pictures'

/** A `video/youtube` medium holds the video id in its path; other videos are files of the shop. */
export function filmOf(mime: string, path: string): Film | null {
  if (!mime.startsWith('video/')) return null
  if (mime !== 'video/youtube') return { from: 'file', src: mediaUrl(path), mime }
  return /^[\w-]{11}$/.test(path) ? { from: 'youtube', videoId: path } : null
}

/** The videos among these media ids, each as its poster under its own id. One without a poster is missing. */
export async function loadFilms(ctx: PictureCtx, mediaIds: readonly number[]): Promise<Map<number, GalleryPicture>> {
  if (mediaIds.length === 0) return new Map()
  const { id, posterId, mime, path } = media
  const rows = await ctx.db
    .select({ id, posterId, mime, path })
    .from(media)
    .where(and(eq(media.siteId, ctx.site.id), inArray(id, [...new Set(mediaIds)]), like(mime, 'video/%'), isNotNull(posterId)))
  const posters = await loadPictures(
    ctx,
    rows.flatMap((row) => row.posterId ?? []),
  )
  return new Map(
    rows.flatMap((row): [number, GalleryPicture][] => {
      const poster = posters.get(row.posterId ?? 0)
      const film = filmOf(row.mime, row.path)
      return poster && film ? [[row.id, { ...poster, id: row.id, film }]] : []
    }),
  )
}
