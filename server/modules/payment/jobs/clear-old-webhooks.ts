import { lt } from 'drizzle-orm'
import { database } from '@/server/db/client'
import { paymentNotices } from '@/server/db/schema/payment'

const retentionDays = 180

/** Takes away what was kept to know a provider's notice again: none of them repeats itself after days (faults 20). @returns how many went */
export async function clearOldWebhooks(now: () => Date = () => new Date()): Promise<number> {
  const limit = new Date(now().getTime() - retentionDays * 24 * 60 * 60_000)
  const gone = await database()
    .db.delete(paymentNotices)
    .where(lt(paymentNotices.receivedAt, limit))
    .returning({ id: paymentNotices.noticeId })
  return gone.length
}
