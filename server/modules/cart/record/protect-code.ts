import { createHmac, timingSafeEqual, type KeyObject } from 'node:crypto'
import { keptReading, type Kept } from '@/server/core/cache/kept-reading'
import { caches } from '@/server/core/cache/registry.mjs'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { ownKey, signingKey } from '@/server/core/signing'
import type { CartRef } from './open-cart'

type Context = Pick<Ctx, 'site'>

const keyCache = caches.open<Kept<KeyObject>>('cart-keys', { maxBytes: 64 * 1024 })

/** The secret that a new cart begins with: 256 bits that only this site can make of its id, so that an empty cart need not be written down. */
export async function protectCodeOf(ctx: Context, db: Tx, cartId: string): Promise<string> {
  return createHmac('sha256', await loadKey(ctx, db))
    .update(cartId)
    .digest('base64url')
}

/** Whether we gave this pair to somebody, in constant time. */
export async function isIssued(ctx: Context, db: Tx, { cartId, protectCode }: CartRef): Promise<boolean> {
  const expected = Buffer.from(await protectCodeOf(ctx, db, cartId))
  const given = Buffer.from(protectCode)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

function loadKey({ site }: Context, db: Tx): Promise<KeyObject> {
  const read = async () => ownKey(await signingKey(db, site.id), 'cart')
  return keptReading(keyCache, { key: String(site.id), bytes: 64, tags: ['site'], read })
}
