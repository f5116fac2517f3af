import { and, eq, isNotNull } from 'drizzle-orm'
import { AppError } from '@/lib/api/errors'
import type { Ctx } from '@/server/core/context'
import { users } from '@/server/db/schema/user'
import type { Transaction } from '@/server/core/transaction'
import { queueMail } from '@/server/modules/mail/queue-mail'
import { revokeAll } from '@/server/modules/auth/revoke'
import { userRow } from '../../present-user'

/** How long a wish to be deleted may be taken back. */
const grace = 14 * 86_400_000

/** Sets the day, ends every sign-in and tells the owner. The caller holds the user's row. */
export async function schedule(ctx: Ctx, tx: Transaction, userId: number): Promise<Date> {
  const { email, firstName, isBackoffice } = await userRow(tx, userId)
  // What an editor has published names them; a colleague takes their rights away first.
  if (isBackoffice) throw new AppError('OFFICE_ACCOUNT_STAYS')
  const deletionAt = new Date(ctx.now().getTime() + grace)
  await tx.update(users).set({ deletionAt }).where(eq(users.id, userId))
  await revokeAll(ctx, tx, userId)
  await queueMail(ctx, tx, { template: 'deletionScheduled', to: email, userId, data: { firstName, at: deletionAt.toISOString() } })
  return deletionAt
}

/** Whoever signs in stays. The caller holds the user's row. */
export async function takeBackDeletion(ctx: Pick<Ctx, 'site' | 'newId'>, tx: Transaction, userId: number) {
  const [stays] = await tx
    .update(users)
    .set({ deletionAt: null })
    .where(and(eq(users.id, userId), isNotNull(users.deletionAt)))
    .returning({ email: users.email, firstName: users.firstName })
  if (stays) await queueMail(ctx, tx, { template: 'deletionTakenBack', to: stays.email, userId, data: { firstName: stays.firstName } })
}
