import type { Ctx } from '@/server/core/context'
import type { Transaction } from '@/server/core/transaction'
import { queueMail } from '@/server/modules/mail/queue-mail'
import { voidTokens } from '@/server/modules/user/one-time-token'
import { loadUser } from '@/server/modules/user/present-user'

/** Voids links requested before and notifies the owner (docs/rules/accounts.md#password-change). */
export async function afterPasswordChange(ctx: Ctx, tx: Transaction, userId: number) {
  await voidTokens(tx, userId, ['password', 'deletion', 'email'])
  const { email, firstName } = await loadUser(tx, userId)
  await queueMail(ctx, tx, { template: 'passwordChanged', to: email, userId, data: { firstName, at: ctx.now().toISOString() } })
}
