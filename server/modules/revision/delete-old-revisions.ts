import { and, exists, gt, lt, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { database } from '@/server/db/client'
import { revisions } from '@/server/db/schema/revision'

const retentionDays = 365

/**
 * Deletes revisions after a year, but never the newest of an entity: it says who saved the form last, and holds the version of a consent form
 * (docs/rules/administration.md#form-revisions).
 */
export async function deleteOldRevisions(now: () => Date = () => new Date()) {
  const { db } = database()
  const limit = new Date(now().getTime() - retentionDays * 86_400_000)
  const newer = alias(revisions, 'newer')
  const { siteId, kind, entityId, version } = revisions
  const isOfSame = and(eq(newer.siteId, siteId), eq(newer.kind, kind), eq(newer.entityId, entityId), gt(newer.version, version))
  const hasNewer = exists(db.select({ id: newer.id }).from(newer).where(isOfSame))
  await db.delete(revisions).where(and(lt(revisions.at, limit), hasNewer))
}
