import { lt } from 'drizzle-orm'
import { database } from '@/server/db/client'
import { paymentWebhooks } from '@/server/db/schema/payment'

const retentionDays = 180

/** Deletes stored webhook ids after 180 days (docs/rules/payments.md#webhook-once). @returns how many */
export async function deleteOldWebhooks(now: () => Date = () => new Date()): Promise<number> {
  const limit = new Date(now().getTime() - retentionDays * 24 * 60 * 60_000)
  const deleted = await database()
    .db.delete(paymentWebhooks)
    .where(lt(paymentWebhooks.receivedAt, limit))
    .returning({ id: paymentWebhooks.eventId })
  return deleted.length
}
