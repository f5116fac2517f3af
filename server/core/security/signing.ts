import { createHmac, createSecretKey, timingSafeEqual, type KeyObject } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Tx } from '@/server/db/client'
import { sites } from '@/server/db/schema/site'

/** A signature is valid for one purpose only (docs/rules/platform.md#signed-values). */
export type Purpose = 'unsubscribe' | 'goal' | 'cart' | 'upload' | 'seats' | 'factor' | 'passkey' | 'invoices' | 'print' | 'label'

/** Loads the site's key. It is never cached, so nothing that lists sites can expose it. */
export async function loadSigningKey(db: Tx, siteId: number): Promise<string> {
  const [site] = await db.select({ key: sites.signingKey }).from(sites).where(eq(sites.id, siteId))
  if (!site) throw new Error(`There is no site ${siteId} to sign for.`)
  return site.key
}

/** Derives a key for one purpose. As a KeyObject it can be cached without exposing it. */
export function deriveKey(key: string, purpose: Purpose): KeyObject {
  return createSecretKey(createHmac('sha256', key).update(purpose).digest())
}

/** The value with its signature, safe in URLs. */
export function signValue(key: string, purpose: Purpose, value: string): string {
  return `${Buffer.from(value).toString('base64url')}.${hmacOf(key, purpose, value)}`
}

/** The value if it was signed for this purpose, else null. Constant time. */
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
