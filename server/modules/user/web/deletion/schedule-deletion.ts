import { and, eq, isNotNull } from 'drizzle-orm'
import { AppError } from '@/lib/api/errors'
import type { Ctx } from '@/server/core/context'
import { users } from '@/server/db/schema/user'
import type { Transaction } from '@/server/core/transaction'
import { queueMail } from '@/server/modules/mail/queue-mail'
import { revokeAllSessions } from '@/server/modules/auth/session/revoke'
import { loadUser } from '@/server/modules/user/present-user'

/** How long a wish to be deleted may be taken back. */
const gracePeriodMs = 14 * 86_400_000

/** Sets the day, ends every sign-in and tells the owner. The caller holds the user's row. */
export async function scheduleDeletion(ctx: Ctx, tx: Transaction, userId: number): Promise<Date> {
  const { email, firstName, isBackoffice } = await loadUser(tx, userId)
  // What an editor has published names them; a colleague takes their rights away first.
  if (isBackoffice) throw new AppError('OFFICE_ACCOUNT_STAYS')
  const deletionAt = new Date(ctx.now().getTime() + gracePeriodMs)
  await tx.update(users).set({ deletionAt }).where(eq(users.id, userId))
  await revokeAllSessions(ctx, tx, userId)
  await queueMail(ctx, tx, { template: 'deletionScheduled', to: email, userId, data: { firstName, at: deletionAt.toISOString() } })
  return deletionAt
}

/** Whoever signs in stays. The caller holds the user's row. */
export async function cancelDeletion(ctx: Pick<Ctx, 'site' | 'newId'>, tx: Transaction, userId: number) {
  const [cancelled] = await tx
    .update(users)
    .set({ deletionAt: null })
    .where(and(eq(users.id, userId), isNotNull(users.deletionAt)))
    .returning({ email: users.email, firstName: users.firstName })
  if (cancelled)
    await queueMail(ctx, tx, { template: 'deletionTakenBack', to: cancelled.email, userId, data: { firstName: cancelled.firstName } })
}
