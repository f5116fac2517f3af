import type { SiteInfo } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { signValue, loadSigningKey, readSignedValue } from '@/server/core/security/signing'

/** The signed unsubscribe token in a subscriber's mails, valid as long as the subscriber (docs/rules/content.md#newsletter-unsubscribe). */
export async function unsubscribeToken(db: Tx, site: Pick<SiteInfo, 'id'>, subscriberId: number) {
  return signValue(await loadSigningKey(db, site.id), 'unsubscribe', String(subscriberId))
}

/** The id of a token's subscriber, or null. */
export async function findSubscriberId(db: Tx, site: Pick<SiteInfo, 'id'>, token: string): Promise<number | null> {
  const value = readSignedValue(await loadSigningKey(db, site.id), 'unsubscribe', token)
  return value === null ? null : Number(value)
}
