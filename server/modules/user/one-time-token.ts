import { AppError } from '@/lib/api/errors'
import type { Ctx } from '@/server/core/context'
import { requireUser } from '@/server/core/require-user'
import { users, userTokens } from '@/server/db/schema/user'
import type { Tx } from '@/server/db/client'
import type { Transaction } from '@/server/core/transaction'
import { queueMail } from '@/server/modules/mail/queue-mail'
import { hashSecret, newSecret } from '@/server/core/security/secrets'
import { and, eq, gt, inArray, isNotNull, isNull } from 'drizzle-orm'

type LinkCtx = Pick<Ctx, 'site' | 'language' | 'now' | 'newId'>
export type Recipient = { userId: number; email: string; firstName: string }
export type TokenPurpose = 'verify' | 'password' | 'deletion' | 'email'

const hour = 3_600_000

/** Lifetimes of the tokens (docs/rules/accounts.md#mailed-links). */
const links = {
  verify: { template: 'verifyEmail', lifetime: 48 * hour },
  password: { template: 'setPassword', lifetime: hour },
  deletion: { template: 'confirmDeletion', lifetime: hour },
  email: { template: 'confirmNewEmail', lifetime: 24 * hour },
} as const

/** Mails a link with a new token and returns the token. */
export async function mailLink(ctx: LinkCtx, tx: Transaction, purpose: TokenPurpose, { userId, email, firstName }: Recipient) {
  const token = await createToken(ctx, tx, purpose, { userId, email })
  await queueMail(ctx, tx, { template: links[purpose].template, to: email, userId, data: { token, firstName } })
  return token
}

/** Voids earlier tokens of the purpose. */
export async function createToken(
  { now }: Pick<LinkCtx, 'now'>,
  tx: Transaction,
  purpose: TokenPurpose,
  { userId, email }: Omit<Recipient, 'firstName'>,
) {
  const token = newSecret()
  await voidTokens(tx, userId, [purpose])
  const expiresAt = new Date(now().getTime() + links[purpose].lifetime)
  await tx.insert(userTokens).values({ userId, purpose, email: purpose === 'email' ? email : null, hash: hashSecret(token), expiresAt })
  return token
}

export async function voidTokens(tx: Transaction, userId: number, purposes: readonly TokenPurpose[]) {
  await tx.delete(userTokens).where(and(eq(userTokens.userId, userId), inArray(userTokens.purpose, purposes)))
}

/** The account of a valid token; undefined when it is used, expired, or of another purpose or site. */
export async function findTokenOwner(ctx: Ctx, tx: Tx, token: string, purpose: TokenPurpose): Promise<number | undefined> {
  const [link] = await tx
    .select({ userId: userTokens.userId })
    .from(userTokens)
    .where(isValidToken(ctx, tx, token, purpose))
  return link?.userId
}

/** Whether the signed-in account could still use the token; changes nothing (docs/rules/forms.md#mailed-link-result). @throws TOKEN_SPENT */
export async function requireOwnToken(ctx: Ctx, token: string, purpose: TokenPurpose) {
  const { id: userId } = requireUser(ctx)
  if ((await findTokenOwner(ctx, ctx.db, token, purpose)) !== userId) throw new AppError('TOKEN_SPENT')
}

/** Marks the token as used and returns its account. */
export async function consumeToken(ctx: Ctx, tx: Transaction, token: string, purpose: TokenPurpose): Promise<number | undefined> {
  const [used] = await tx
    .update(userTokens)
    .set({ usedAt: ctx.now() })
    .where(isValidToken(ctx, tx, token, purpose))
    .returning({ userId: userTokens.userId })
  return used?.userId
}

/** The account of a token that was used and has not expired. */
export async function findUsedTokenOwner(ctx: Ctx, tx: Tx, token: string, purpose: TokenPurpose): Promise<number | undefined> {
  const [link] = await tx
    .select({ userId: userTokens.userId })
    .from(userTokens)
    .where(and(isCurrentToken(ctx, tx, token, purpose), isNotNull(userTokens.usedAt)))
  return link?.userId
}

function isValidToken(ctx: Ctx, tx: Tx, token: string, purpose: TokenPurpose) {
  return and(isCurrentToken(ctx, tx, token, purpose), isNull(userTokens.usedAt))
}

function isCurrentToken(ctx: Ctx, tx: Tx, token: string, purpose: TokenPurpose) {
  const ofThisSite = tx.select({ id: users.id }).from(users).where(eq(users.siteId, ctx.site.id))
  return and(
    eq(userTokens.hash, hashSecret(token)),
    eq(userTokens.purpose, purpose),
    gt(userTokens.expiresAt, ctx.now()),
    inArray(userTokens.userId, ofThisSite),
  )
}
