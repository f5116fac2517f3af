import { and, eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { staffInviteApi } from '@/lib/api/v1/user/office/invite'
import { scopesOf } from '@/lib/office/roles'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { hashPassword } from '@/server/core/security/passwords'
import { inTransaction, type Transaction } from '@/server/core/transaction'
import { socialIdentities, staffInvites, users } from '@/server/db/schema/user'
import { revokeAllSessions } from '@/server/modules/auth/session/revoke'
import { joinClaimedOrders } from '@/server/modules/order/buyers/join-claimed-orders'
import { isBlocked } from '@/server/modules/user/block/blocked'
import { lockMailbox } from '@/server/modules/user/block/mailbox-accounts'
import { refuseGuessable } from '@/server/modules/user/password/refuse-guessable'
import { voidTokens } from '@/server/modules/user/one-time-token'
import { findInvite, isValidInvite } from './find-invite'

type Input = ParsedOf<typeof staffInviteApi.accept>

/** Gives the invited person an account with the role, or the role to the account of this address (docs/rules/administration.md#staff-invite). */
export async function accept(ctx: Ctx, input: Input) {
  const { token, password } = input
  // Checked before hashing, so that guessed tokens are cheap.
  const known = await findInvite(ctx, ctx.db, token)
  if (!known) throw new AppError('TOKEN_SPENT')
  await refuseGuessable(ctx, password, { ...input, email: known.email })
  const passwordHash = await hashPassword(password)
  await inTransaction(ctx, async (tx) => {
    const [invite] = await tx.delete(staffInvites).where(isValidInvite(ctx, token)).returning()
    if (!invite) throw new AppError('TOKEN_SPENT')
    const id = await writeMember(ctx, tx, { ...input, passwordHash, ...invite })
    await joinClaimedOrders(ctx, tx, { userId: id, email: invite.email })
    const after = { role: invite.role, invitedBy: `user:${invite.invitedBy}` }
    await audit(ctx, tx, { action: 'staff.accept', target: `user:${id}`, actor: `user:${id}`, detail: after })
  })
  return {}
}

type Member = Pick<Input, 'firstName' | 'lastName'> & { passwordHash: string } & Pick<typeof staffInvites.$inferSelect, 'email' | 'role'>

/** The link proves the address, as a password set by mail does; the sessions of an older account at the address end. */
async function writeMember(ctx: Ctx, tx: Transaction, { firstName, lastName, passwordHash, email, role }: Member) {
  const now = ctx.now()
  // Opening an account and blocking its mailbox take turns (docs/rules/customers.md#block).
  await lockMailbox(tx, ctx.site, email)
  if (await isBlocked(tx, ctx.site, [email])) throw new AppError('TOKEN_SPENT')
  const rights = { isBackoffice: true, role, scopes: scopesOf(role) }
  const proven = { firstName, lastName, passwordHash, isPasswordProven: true, verifiedAt: now, deletionAt: null }
  const [existing] = await tx
    .select({ id: users.id, isBackoffice: users.isBackoffice, suspendedAt: users.suspendedAt })
    .from(users)
    .where(and(eq(users.siteId, ctx.site.id), eq(users.email, email)))
    .for('no key update')
  if (existing?.isBackoffice || existing?.suspendedAt) throw new AppError('TOKEN_SPENT')
  if (existing) {
    await tx
      .update(users)
      .set({ ...proven, ...rights })
      .where(eq(users.id, existing.id))
    // A back-office account signs in with its password only.
    await tx.delete(socialIdentities).where(eq(socialIdentities.userId, existing.id))
    await voidTokens(tx, existing.id, ['password', 'deletion', 'email'])
    await revokeAllSessions(ctx, tx, existing.id)
    return existing.id
  }
  const [made] = await tx
    .insert(users)
    .values({ siteId: ctx.site.id, email, username: email, ...proven, ...rights, createdAt: now })
    .onConflictDoNothing({ target: [users.siteId, users.email] })
    .returning({ id: users.id })
  // Somebody registered the address at this moment; the link still holds.
  if (!made) throw new AppError('USER_EXISTS')
  return made.id
}
