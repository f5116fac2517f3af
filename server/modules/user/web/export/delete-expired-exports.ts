import { lte, or } from 'drizzle-orm'
import { database } from '@/server/db/client'
import { dataExports } from '@/server/db/schema/user'

const hour = 3_600_000

/** Deletes archives that expired or were downloaded an hour ago. */
export async function deleteExpiredExports(now: () => Date = () => new Date()) {
  const at = now()
  await database()
    .db.delete(dataExports)
    .where(or(lte(dataExports.expiresAt, at), lte(dataExports.downloadedAt, new Date(at.getTime() - hour))))
}
