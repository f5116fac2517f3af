import { createHmac, timingSafeEqual, type KeyObject } from 'node:crypto'
import { cachedRead, type CachedValue } from '@/server/core/cache/cached-read'
import { caches } from '@/server/core/cache/registry.mjs'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { deriveKey, loadSigningKey } from '@/server/core/security/signing'

export type CartRef = { cartId: string; protectCode: string }

type Context = Pick<Ctx, 'site'>

const keyCache = caches.open<CachedValue<KeyObject>>('cart-keys', { maxBytes: 64 * 1024 })

/** The secret of a new cart: an HMAC of its id under the site's key, so that an empty cart needs no row (docs/decisions/013-a-cart-is-written-by-its-first-change.md). */
export async function protectCodeOf(ctx: Context, db: Tx, cartId: string): Promise<string> {
  return createHmac('sha256', await loadKey(ctx, db))
    .update(cartId)
    .digest('base64url')
}

/** Whether this site issued the pair; compares in constant time (docs/rules/cart.md#cart-reference). */
export async function isIssued(ctx: Context, db: Tx, { cartId, protectCode }: CartRef): Promise<boolean> {
  const expected = Buffer.from(await protectCodeOf(ctx, db, cartId))
  const given = Buffer.from(protectCode)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

function loadKey({ site }: Context, db: Tx): Promise<KeyObject> {
  const read = async () => deriveKey(await loadSigningKey(db, site.id), 'cart')
  return cachedRead(keyCache, { key: String(site.id), bytes: 64, tags: ['site'], read })
}
