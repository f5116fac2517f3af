import type { Ctx } from '@/server/context'
import type { Transaction } from '@/server/db/transaction'
import { queueMail } from '@/server/mail/queue-mail'
import { userRow } from '../present-user'

/** To the owner, in case it was somebody else. */
export async function tellPasswordChanged(ctx: Ctx, tx: Transaction, userId: number) {
  const { email, firstName } = await userRow(tx, userId)
  await queueMail(ctx, tx, { template: 'passwordChanged', to: email, data: { firstName, at: ctx.now().toISOString() } })
}
