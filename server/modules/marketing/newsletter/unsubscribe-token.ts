import type { SiteInfo } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { signed, signingKey, valueOf } from '@/server/core/signing'

/** What the links of a subscriber's letters carry. It holds as long as the subscriber does, for old letters are opened too. */
export async function unsubscribeToken(db: Tx, site: Pick<SiteInfo, 'id'>, subscriberId: number) {
  return signed(await signingKey(db, site.id), 'unsubscribe', String(subscriberId))
}

/** Whose link it is, or null. */
export async function findSubscriberId(db: Tx, site: Pick<SiteInfo, 'id'>, token: string): Promise<number | null> {
  const value = valueOf(await signingKey(db, site.id), 'unsubscribe', token)
  return value === null ? null : Number(value)
}
