import { and, eq } from 'drizzle-orm'
import { AppError } from '@/lib/api/errors'
import type { Ctx } from '@/server/core/context'
import { socialIdentities, users, type SocialPerson } from '@/server/db/schema/user'
import type { Transaction } from '@/server/core/transaction'
import { lockUser, revokeAllSessions } from '@/server/modules/auth/session/revoke'
import { queueMail } from '@/server/modules/mail/queue-mail'
import { refuseBlocked } from '@/server/modules/user/block/blocked'
import { lockMailbox } from '@/server/modules/user/block/mailbox-accounts'
import { recordRegistrationConsents } from '@/server/modules/user/registration/record-consents'
import { voidTokens } from '@/server/modules/user/one-time-token'

type VerifiedIdentity = { provider: string; person: SocialPerson; consents: readonly number[] }
type User = { id: number; isBackoffice: boolean }
type Account = { user: User; wantsNewsletter: boolean }

/** Finds, links or creates the account (docs/rules/accounts.md#social-linking). */
export async function resolveAccount(ctx: Ctx, tx: Transaction, vouched: VerifiedIdentity): Promise<Account> {
  const account =
    (await findLinkedAccount(ctx, tx, vouched)) ?? (await linkExistingAccount(ctx, tx, vouched)) ?? (await createAccount(ctx, tx, vouched))
  const now = await lockUser(tx, account.user.id)
  if (!now) throw new AppError('WRONG_LOGIN')
  // The service has proven who it is.
  if (now.suspendedAt) throw new AppError('CUSTOMER_BLOCKED')
  if (now.isBackoffice) throw new AppError('SOCIAL_UNPROVEN')
  return account
}

async function findLinkedAccount({ site }: Ctx, tx: Transaction, { provider, person }: VerifiedIdentity): Promise<Account | null> {
  const matchesIdentity = and(
    eq(socialIdentities.siteId, site.id),
    eq(socialIdentities.provider, provider),
    eq(socialIdentities.subject, person.subject),
  )
  const [user] = await tx
    .select({ id: users.id, isBackoffice: users.isBackoffice })
    .from(socialIdentities)
    .innerJoin(users, eq(users.id, socialIdentities.userId))
    .where(matchesIdentity)
  return user ? { user, wantsNewsletter: false } : null
}

/** Notifies the owner. Removes access whose password was never proven (docs/decisions/006-account-enumeration.md). */
async function linkExistingAccount(ctx: Ctx, tx: Transaction, { provider, person }: VerifiedIdentity): Promise<Account | null> {
  const [user] = await tx
    .select()
    .from(users)
    .where(and(eq(users.siteId, ctx.site.id), eq(users.email, person.email)))
    .for('no key update')
  if (!user) return null
  if (!user.verifiedAt || user.isBackoffice) throw new AppError('SOCIAL_UNPROVEN')
  const isPasswordGone = user.passwordHash !== '' && !user.isPasswordProven
  if (isPasswordGone) await removeUnprovenAccess(ctx, tx, user.id)
  await writeIdentity(ctx, tx, { userId: user.id, provider, subject: person.subject })
  const data = { firstName: user.firstName, provider, at: ctx.now().toISOString(), isPasswordGone }
  await queueMail(ctx, tx, { template: 'socialLinked', to: person.email, userId: user.id, data })
  return { user, wantsNewsletter: false }
}

/** Removes password, other services, links and sessions of whoever opened the account with another person's address. */
async function removeUnprovenAccess(ctx: Ctx, tx: Transaction, userId: number) {
  await tx.update(users).set({ passwordHash: '' }).where(eq(users.id, userId))
  await tx.delete(socialIdentities).where(eq(socialIdentities.userId, userId))
  await voidTokens(tx, userId, ['password', 'deletion', 'email'])
  await revokeAllSessions(ctx, tx, userId)
}

/** An account without a password. */
async function createAccount(ctx: Ctx, tx: Transaction, { provider, person, consents }: VerifiedIdentity): Promise<Account> {
  const { email, firstName, lastName, subject } = person
  const now = ctx.now()
  await lockMailbox(tx, ctx.site, email)
  await refuseBlocked(tx, ctx.site, [email])
  const [user] = await tx
    .insert(users)
    .values({
      siteId: ctx.site.id,
      languageId: ctx.language.id,
      email,
      username: email,
      passwordHash: '',
      firstName,
      lastName,
      verifiedAt: now,
      createdAt: now,
    })
    .onConflictDoNothing({ target: [users.siteId, users.email] })
    .returning({ id: users.id, isBackoffice: users.isBackoffice })
  // Another registration with this address won the race.
  if (!user) throw new AppError('SOCIAL_UNPROVEN')
  const { wantsNewsletter } = await recordRegistrationConsents(ctx, tx, { userId: user.id, email, consents })
  await writeIdentity(ctx, tx, { userId: user.id, provider, subject })
  return { user, wantsNewsletter }
}

type Identity = { userId: number; provider: string; subject: string }

/** A conflict means another identity of this provider at the account: the address has changed hands there. */
async function writeIdentity({ site }: Ctx, tx: Transaction, identity: Identity) {
  const written = await tx
    .insert(socialIdentities)
    .values({ siteId: site.id, ...identity })
    .onConflictDoNothing()
    .returning({ id: socialIdentities.id })
  if (written.length === 0) throw new AppError('SOCIAL_UNPROVEN')
}
