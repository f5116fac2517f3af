import type { Ctx } from '@/server/core/context'
import { userTokens } from '@/server/db/schema/user'
import type { Transaction } from '@/server/core/transaction'
import { queueMail } from '@/server/modules/mail/queue-mail'
import { hashSecret, newSecret } from '@/server/core/secrets'
import { and, eq, inArray } from 'drizzle-orm'

type LinkCtx = Pick<Ctx, 'site' | 'now' | 'newId'>
export type Recipient = { userId: number; email: string; firstName: string }
export type LinkPurpose = 'verify' | 'password' | 'deletion' | 'email'

const hour = 3_600_000

/** How long a link is good, as its mail says. */
const links = {
  verify: { template: 'verifyEmail', lifetime: 48 * hour },
  password: { template: 'setPassword', lifetime: hour },
  deletion: { template: 'confirmDeletion', lifetime: hour },
  email: { template: 'confirmNewEmail', lifetime: 24 * hour },
} as const

/** Mails a link that proves the address. Gives the link's secret. */
export async function mailLink(ctx: LinkCtx, tx: Transaction, purpose: LinkPurpose, { userId, email, firstName }: Recipient) {
  const token = await writeLink(ctx, tx, purpose, { userId, email })
  await queueMail(ctx, tx, { template: links[purpose].template, to: email, userId, data: { token, firstName } })
  return token
}

/** Links of the same purpose that were sent before it are void. */
export async function writeLink(
  { now }: Pick<LinkCtx, 'now'>,
  tx: Transaction,
  purpose: LinkPurpose,
  { userId, email }: Omit<Recipient, 'firstName'>,
) {
  const token = newSecret()
  await voidLinks(tx, userId, [purpose])
  const expiresAt = new Date(now().getTime() + links[purpose].lifetime)
  await tx.insert(userTokens).values({ userId, purpose, email: purpose === 'email' ? email : null, hash: hashSecret(token), expiresAt })
  return token
}

export async function voidLinks(tx: Transaction, userId: number, purposes: readonly LinkPurpose[]) {
  await tx.delete(userTokens).where(and(eq(userTokens.userId, userId), inArray(userTokens.purpose, purposes)))
}
