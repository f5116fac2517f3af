import { sql } from 'drizzle-orm'
import type { GalleryPicture } from '@/lib/api/entities/media.schema'
import type { Ctx } from '@/server/core/context'
import { filmOf } from '@/server/modules/media/films'
import { loadPictures } from '@/server/modules/media/pictures'
import { withAlt } from '@/server/modules/media/with-alt'
import { groupBy, idArray } from '@/server/db/rows'

type Row = { product_id: number; media_id: number; shown_id: number; mime: string; path: string; alt: string | null }

/** The gallery of each product in its order (docs/rules/catalog.md#gallery-videos). */
export async function loadGalleries(
  ctx: Pick<Ctx, 'db' | 'site' | 'language'>,
  productIds: readonly number[],
): Promise<Map<number, GalleryPicture[]>> {
  const { db, language } = ctx
  if (productIds.length === 0) return new Map()
  const rows = await db.execute<Row>(sql`
    select pm.product_id, pm.media_id, pm.alts ->> ${language.code} as alt, m.mime, m.path, case when m.mime like 'video/%' then coalesce(m.poster_id, m.id) else m.id end as shown_id
    from product_media pm join media m on m.id = pm.media_id
    where pm.product_id = any(${idArray(productIds)}) order by pm.product_id, pm.position, pm.media_id`)
  const pictures = await loadPictures(
    ctx,
    rows.map((row) => row.shown_id),
  )
  const groups = groupBy([...rows], (row) => row.product_id)
  return new Map(
    [...groups].map(([id, own]) => [
      id,
      own.flatMap((row) => {
        const picture = pictures.get(row.shown_id)
        return picture ? [withFilm(withAlt(picture, row.alt), row)] : []
      }),
    ]),
  )
}

function withFilm(picture: GalleryPicture, { media_id, mime, path }: Row): GalleryPicture {
  const film = filmOf(mime, path)
  return film ? { ...picture, id: media_id, film } : picture
}
