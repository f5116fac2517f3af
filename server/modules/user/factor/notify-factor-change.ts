import type { Ctx } from '@/server/core/context'
import type { Transaction } from '@/server/core/transaction'
import { queueMail } from '@/server/modules/mail/queue-mail'
import { loadUser } from '@/server/modules/user/present-user'

/** What happened to a second factor. */
export type FactorEvent =
  | 'added'
  | 'removed'
  | 'reset'
  | 'codesReplaced'
  | 'recoveryCodeUsed'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'passkeyCopied'

/** Mails the owner of the account (docs/rules/accounts.md#factor-mails). */
export async function notifyFactorChange(ctx: Ctx, tx: Transaction, userId: number, event: FactorEvent) {
  const { email, firstName } = await loadUser(tx, userId)
  const data = { firstName, event, at: ctx.now().toISOString() }
  await queueMail(ctx, tx, { template: 'factorChanged', to: email, userId, data })
}
