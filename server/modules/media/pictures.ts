import { and, asc, eq, sql } from 'drizzle-orm'
import type { Picture } from '@/lib/api/entities/media.schema'
import { focalInCrop } from '@/lib/media/crop'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { groupBy, idArray } from '@/server/db/rows'
import { media, mediaRenditions } from '@/server/db/schema/media'

/** The URL of a stored file; it contains the content's hash, so it is immutable. */
export function mediaUrl(path: string) {
  return `/media/${path}`
}

/** What of a medium and of its renditions a picture shows: a page loads hundreds of rows. */
const columns = {
  media: {
    id: media.id,
    alt: media.alt,
    alts: media.alts,
    decorative: media.decorative,
    width: media.width,
    height: media.height,
    colour: media.colour,
    path: media.path,
    focal: media.focal,
    crop: media.crop,
  },
  rendition: { name: mediaRenditions.name, width: mediaRenditions.width, height: mediaRenditions.height, path: mediaRenditions.path },
}

type Medium = Pick<typeof media.$inferSelect, keyof typeof columns.media>
type Rendition = Pick<typeof mediaRenditions.$inferSelect, keyof typeof columns.rendition>

export type PictureCtx = { db: Tx; site: Pick<Ctx['site'], 'id'>; language: Pick<Ctx['language'], 'code'> }

/** Loads the pictures of these media ids of the site with their alternative texts in this language (docs/rules/media.md#alternative-texts). Media that are no pictures are missing. */
export async function loadPictures({ db, site, language }: PictureCtx, mediaIds: readonly number[]): Promise<Map<number, Picture>> {
  const ids = [...new Set(mediaIds)]
  if (ids.length === 0) return new Map()
  const rows = await db
    .select(columns)
    .from(media)
    .leftJoin(mediaRenditions, eq(mediaRenditions.mediaId, media.id))
    .where(and(eq(media.siteId, site.id), sql`${media.id} = any(${idArray(ids)})`))
    .orderBy(asc(media.id), asc(mediaRenditions.width))
  const rowsOf = groupBy(rows, (row) => row.media.id)
  const pictures = new Map<number, Picture>()
  for (const id of ids) {
    const own = rowsOf.get(id) ?? []
    const medium = own[0]?.media
    const { width, height } = medium ?? {}
    if (!medium || !width || !height) continue
    const renditions = own.flatMap(({ rendition }) => rendition ?? [])
    pictures.set(id, { ...present(medium, { width, height }, renditions), alt: altOf(medium, language.code) })
  }
  return pictures
}

/** `srcset` has the renditions of the original's aspect ratio; `src` is a middle one for clients without srcset. */
function present(own: Medium, { width, height }: Pick<Picture, 'width' | 'height'>, renditions: Rendition[]): Omit<Picture, 'alt'> {
  const whole = renditions.filter((one) => one.name.startsWith('w') && Math.abs(one.width / one.height - width / height) < 0.02)
  const middle = whole.find((one) => one.width >= 640) ?? whole.at(-1)
  return {
    id: own.id,
    src: mediaUrl(middle?.path ?? own.path),
    srcset: whole.map((one) => `${mediaUrl(one.path)} ${one.width}w`).join(', '),
    width,
    height,
    colour: own.colour,
    ...(own.focal && { focal: focalInCrop(own.focal, own.crop) }),
  }
}

/** The text of a language that has none is that of the site's default language. */
function altOf({ decorative, alt, alts }: Medium, languageCode: string): string {
  return decorative ? '' : (alts[languageCode] ?? alt)
}
