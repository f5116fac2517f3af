import { and, eq } from 'drizzle-orm'
import type { Ctx } from '@/server/context'
import { userTokens } from '@/server/db/schema/user'
import type { Transaction } from '@/server/db/transaction'
import { queueMail } from '@/server/mail/queue-mail'
import { hashSecret, newSecret } from '@/server/secrets'

/** As the mail says: two days. */
const lifetime = 2 * 86_400_000

type Recipient = { userId: number; email: string; firstName: string }

/** Mails a link that proves the address; links sent before it are void. Gives the link's secret. */
export async function sendVerification(ctx: Ctx, tx: Transaction, { userId, email, firstName }: Recipient) {
  const token = newSecret()
  await tx.delete(userTokens).where(and(eq(userTokens.userId, userId), eq(userTokens.purpose, 'verify')))
  await tx.insert(userTokens).values({
    userId,
    purpose: 'verify',
    hash: hashSecret(token),
    expiresAt: new Date(ctx.now().getTime() + lifetime),
  })
  await queueMail(ctx, tx, { template: 'verifyEmail', to: email, data: { token, firstName } })
  return token
}
