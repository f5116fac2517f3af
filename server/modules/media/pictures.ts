import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Picture } from '@/lib/api/entities/media.schema'
import { focalInCrop } from '@/lib/media/crop'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { media, mediaRenditions } from '@/server/db/schema/media'

/** The URL of a stored file; it contains the content's hash, so it is immutable. */
export function mediaUrl(path: string) {
  return `/media/${path}`
}

type Row = { media: typeof media.$inferSelect; media_renditions: typeof mediaRenditions.$inferSelect | null }

export type PictureCtx = { db: Tx; site: Pick<Ctx['site'], 'id'>; language: Pick<Ctx['language'], 'code'> }

/** Loads the pictures of these media ids of the site with their alternative texts in this language (docs/rules/media.md#alternative-texts). Media that are no pictures are missing. */
export async function loadPictures({ db, site, language }: PictureCtx, mediaIds: readonly number[]): Promise<Map<number, Picture>> {
  const ids = [...new Set(mediaIds)]
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(media)
    .leftJoin(mediaRenditions, eq(mediaRenditions.mediaId, media.id))
    .where(and(eq(media.siteId, site.id), inArray(media.id, ids)))
    .orderBy(asc(media.id), asc(mediaRenditions.width))
  const pictures = new Map<number, Picture>()
  for (const id of ids) {
    const own = rows.filter((row) => row.media.id === id)
    const first = own[0]
    const { width, height } = first?.media ?? {}
    if (first && width && height)
      pictures.set(id, { ...present(first.media, { width, height }, own), alt: altOf(first.media, language.code) })
  }
  return pictures
}

/** `srcset` has the renditions of the original's aspect ratio; `src` is a middle one for clients without srcset. */
function present(own: Row['media'], { width, height }: Pick<Picture, 'width' | 'height'>, rows: Row[]): Omit<Picture, 'alt'> {
  const whole = rows
    .flatMap((row) => row.media_renditions ?? [])
    .filter((one) => one.name.startsWith('w') && Math.abs(one.width / one.height - width / height) < 0.02)
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
function altOf({ decorative, alt, alts }: Row['media'], languageCode: string): string {
  return decorative ? '' : (alts[languageCode] ?? alt)
}
