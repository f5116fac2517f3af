import { and, eq, isNotNull } from 'drizzle-orm'
import { AppError } from '@/lib/api/errors'
import type { Ctx } from '@/server/core/context'
import { users } from '@/server/db/schema/user'
import type { Transaction } from '@/server/core/transaction'
import { queueMail } from '@/server/modules/mail/queue-mail'
import { revokeAllSessions } from '@/server/modules/auth/session/revoke'
import { loadUser } from '@/server/modules/user/present-user'

/** docs/rules/privacy.md#deletion-request */
const gracePeriodMs = 14 * 86_400_000

/** Schedules the deletion, revokes all sessions and notifies the owner. The caller holds the user row. */
export async function scheduleDeletion(ctx: Ctx, tx: Transaction, userId: number): Promise<Date> {
  const { email, firstName, isBackoffice } = await loadUser(tx, userId)
  // Published content names its editor.
  if (isBackoffice) throw new AppError('OFFICE_ACCOUNT_STAYS')
  const deletionAt = new Date(ctx.now().getTime() + gracePeriodMs)
  await tx.update(users).set({ deletionAt }).where(eq(users.id, userId))
  await revokeAllSessions(ctx, tx, userId)
  await queueMail(ctx, tx, { template: 'deletionScheduled', to: email, userId, data: { firstName, at: deletionAt.toISOString() } })
  return deletionAt
}

/** Signing in cancels the deletion, if one is scheduled. The caller holds the user row. */
export async function cancelDeletion(
  ctx: Pick<Ctx, 'site' | 'language' | 'newId' | 'now'>,
  tx: Transaction,
  userId: number,
): Promise<boolean> {
  const [cancelled] = await tx
    .update(users)
    .set({ deletionAt: null })
    .where(and(eq(users.id, userId), isNotNull(users.deletionAt)))
    .returning({ email: users.email, firstName: users.firstName })
  if (!cancelled) return false
  await queueMail(ctx, tx, { template: 'deletionTakenBack', to: cancelled.email, userId, data: { firstName: cancelled.firstName } })
  return true
}
