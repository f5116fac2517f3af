import type { Picture } from '@/lib/api/entities/media.schema'
import { caches } from '@/server/core/cache/registry.mjs'
import type { Tx } from '@/server/db/client'
import { loadPictures } from '@/server/modules/media/pictures'

const pictureCache = caches.open<Picture>('cart-pictures', { maxBytes: 4 * 1024 * 1024 })

/** The pictures of these media ids. Cached for five minutes: carts ask for the same few, and a picture's file never changes. */
export async function loadLinePictures(tx: Tx, mediaIds: readonly number[]): Promise<Map<number, Picture>> {
  const found = new Map<number, Picture>()
  for (const id of mediaIds) {
    const picture = pictureCache.get(String(id))
    if (picture) found.set(id, picture)
  }
  const missing = mediaIds.filter((id) => !found.has(id))
  if (missing.length === 0) return found
  for (const [id, picture] of await loadPictures(tx, missing)) {
    found.set(id, picture)
    pictureCache.set(String(id), picture, { bytes: 200 + picture.srcset.length, tags: [`media:${id}`], expiresAt: Date.now() + 300_000 })
  }
  return found
}
