import type { Picture } from '@/lib/api/entities/media.schema'
import { caches } from '@/server/core/cache/registry.mjs'
import { loadPictures, type PictureCtx } from '@/server/modules/media/pictures'

const pictureCache = caches.open<Picture>('cart-pictures', { maxBytes: 4 * 1024 * 1024 })

/** The pictures of these media ids. Cached for five minutes and until `media:<id>` is invalidated: carts ask for the same few. */
export async function loadLinePictures(ctx: PictureCtx, mediaIds: readonly number[]): Promise<Map<number, Picture>> {
  const found = new Map<number, Picture>()
  const keyOf = (id: number) => `${ctx.site.id} ${ctx.language.code} ${id}`
  for (const id of mediaIds) {
    const picture = pictureCache.get(keyOf(id))
    if (picture) found.set(id, picture)
  }
  const missing = mediaIds.filter((id) => !found.has(id))
  if (missing.length === 0) return found
  for (const [id, picture] of await loadPictures(ctx, missing)) {
    found.set(id, picture)
    pictureCache.set(keyOf(id), picture, { bytes: 200 + picture.srcset.length, tags: [`media:${id}`], ttlMs: 300_000 })
  }
  return found
}
