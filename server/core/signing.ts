import { createHmac, createSecretKey, timingSafeEqual, type KeyObject } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Tx } from '@/server/db/client'
import { sites } from '@/server/db/schema/site'

/** What a signature is for: one made for a purpose opens nothing else. */
export type Purpose = 'unsubscribe' | 'goal' | 'cart'

/** The site's own key. It is read where it is used and kept nowhere, so that nothing that lists a site can show it. */
export async function loadSigningKey(db: Tx, siteId: number): Promise<string> {
  const [site] = await db.select({ key: sites.signingKey }).from(sites).where(eq(sites.id, siteId))
  if (!site) throw new Error(`There is no site ${siteId} to sign for.`)
  return site.key
}

/** A key for one purpose only, made of the site's. It may be kept in memory: whatever shows what is kept cannot show it. */
export function deriveKey(key: string, purpose: Purpose): KeyObject {
  return createSecretKey(createHmac('sha256', key).update(purpose).digest())
}

/** `value` with what proves that it is ours: may stand in an address. */
export function signValue(key: string, purpose: Purpose, value: string): string {
  return `${Buffer.from(value).toString('base64url')}.${hmacOf(key, purpose, value)}`
}

/** The value of something signed for this purpose; null for anything else. The comparison takes the same time for all. */
export function readSignedValue(key: string, purpose: Purpose, token: string): string | null {
  const [encoded = '', mac = '', ...rest] = token.split('.')
  if (rest.length > 0) return null
  const value = Buffer.from(encoded, 'base64url').toString('utf8')
  const expected = Buffer.from(hmacOf(key, purpose, value))
  const given = Buffer.from(mac)
  return given.length === expected.length && timingSafeEqual(given, expected) ? value : null
}

function hmacOf(key: string, purpose: Purpose, value: string) {
  return createHmac('sha256', key).update(`${purpose}\n${value}`).digest('base64url')
}
