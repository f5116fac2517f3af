import { lte } from 'drizzle-orm'
import { database } from '@/server/db/client'
import { pendingSignIns } from '@/server/db/schema/factor'
import { passkeyChallenges } from '@/server/db/schema/passkey'

/** Deletes sign-ins that nobody completed, and challenges that nobody answered. */
export async function deleteExpiredSignIns(now: () => Date = () => new Date()) {
  const { db } = database()
  await db.delete(pendingSignIns).where(lte(pendingSignIns.expiresAt, now()))
  await db.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, now()))
}
