import { createHmac, timingSafeEqual, type KeyObject } from 'node:crypto'
import { caches } from '@/server/cache/registry.mjs'
import type { Ctx } from '@/server/context'
import type { Tx } from '@/server/db/client'
import { ownKey, signingKey } from '@/server/signing'
import type { CartRef } from './open-cart'

type Asker = Pick<Ctx, 'site'>

const keys = caches.open<Promise<KeyObject>>('cart-keys', { maxBytes: 64 * 1024 })

/** The secret that a new cart begins with: 256 bits that only this site can make of its id, so that an empty cart need not be written down. */
export async function codeOf(ctx: Asker, db: Tx, cartId: string): Promise<string> {
  return createHmac('sha256', await keyOf(ctx, db))
    .update(cartId)
    .digest('base64url')
}

/** Whether we gave this pair to somebody, in constant time. */
export async function isOurs(ctx: Asker, db: Tx, { cartId, protectCode }: CartRef): Promise<boolean> {
  const expected = Buffer.from(await codeOf(ctx, db, cartId))
  const given = Buffer.from(protectCode)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** Kept until the tag `site` is dropped, a minute at most. */
function keyOf({ site }: Asker, db: Tx): Promise<KeyObject> {
  const name = String(site.id)
  const kept = keys.get(name)
  if (kept) return kept
  const reading = signingKey(db, site.id).then((key) => ownKey(key, 'cart'))
  keys.set(name, reading, { bytes: 64, tags: ['site'], expiresAt: Date.now() + 60_000 })
  reading.catch(() => keys.delete(name))
  return reading
}
