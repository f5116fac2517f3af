import { and, eq } from 'drizzle-orm'
import { users } from '@/server/db/schema/user'
import { inTransaction } from '@/server/core/transaction'
import { systemContext } from '@/server/core/system-context'
import type { LinkRequest } from '@/server/adapters/queue/queues'
import { mailLink } from './one-time-token'

/** The job behind password/forgot and resendVerification (docs/rules/accounts.md#answer-after-the-response). */
export async function sendRequestedLink({ siteId, email, purpose }: LinkRequest) {
  const ctx = await systemContext(siteId)
  await inTransaction(ctx, async (tx) => {
    const [user] = await tx
      .select({ userId: users.id, firstName: users.firstName, verifiedAt: users.verifiedAt, suspendedAt: users.suspendedAt })
      .from(users)
      .where(and(eq(users.siteId, siteId), eq(users.email, email)))
      // After a change of the address that is under way: no link may go to the old mailbox then.
      .for('no key update')
    if (!user || user.suspendedAt) return
    if (purpose === 'verify' && user.verifiedAt) return
    await mailLink(ctx, tx, purpose, { ...user, email })
  })
}
