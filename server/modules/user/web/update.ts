import { eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { Barcode } from '@/lib/api/entities/member-card.schema'
import { AppError } from '@/lib/api/errors'
import type { webUserApi } from '@/lib/api/v1/user/web'
import { passwordApi } from '@/lib/api/v1/user/password'
import { memberCardApi } from '@/lib/api/v1/user/web/member-card'
import type { Ctx } from '@/server/context'
import { users, userTokens } from '@/server/db/schema/user'
import { inTransaction, type Transaction } from '@/server/db/transaction'
import { codeOf } from '@/server/errors'
import { countAgainstLimit } from '@/server/http/rate-limits'
import { lockUser, revokeOthers } from '@/server/modules/auth/revoke'
import { isPasswordOf } from '@/server/passwords'
import { mailLink } from '../mail-link'
import { requireCard } from '../member-card/check-card'
import { presentUser, userRow } from '../present-user'
import { signedIn } from '../signed-in'

/** Changes what was sent and nothing else. */
export async function update(ctx: Ctx, { details, email, memberCardBarcode: written, oldPassword }: ParsedOf<typeof webUserApi.update>) {
  const { id: userId } = signedIn(ctx)
  const proof = email === undefined ? null : await proofOf(ctx, { email, oldPassword })
  // Before the transaction (SPEC 4: validate, then send), for another register may be asked over the network.
  const memberCardBarcode = written === undefined ? undefined : await cardOf(ctx, written)
  const change = inTransaction(ctx, async (tx) => {
    await lockUser(tx, userId)
    if (details) await tx.update(users).set(details).where(eq(users.id, userId))
    if (memberCardBarcode !== undefined) await tx.update(users).set({ memberCardBarcode }).where(eq(users.id, userId))
    if (email !== undefined) await changeEmail(ctx, tx, { email, proof })
  })
  await change.catch(tellTakenAddress)
  return presentUser(ctx.db, userId)
}

/** The card as it is kept; the one that is there already is asked about no more. @throws MEMBER_CARD_INVALID, UNAVAILABLE, TOO_MANY */
async function cardOf(ctx: Ctx, written: string | null): Promise<string | null> {
  if (!written) return null
  const { data: barcode } = Barcode.safeParse(written)
  if (barcode === undefined) throw new AppError('MEMBER_CARD_INVALID')
  const { memberCardBarcode: before } = await userRow(ctx.db, signedIn(ctx).id)
  if (barcode === before) return barcode
  countAgainstLimit(ctx, memberCardApi.validateMembersBarcode, { barcode })
  await requireCard(ctx, barcode)
  return barcode
}

type Proof = { passwordHash: string } | null

/**
 * Links for a new password go to the address, so whoever changes it takes the account over: first they show that it is theirs.
 * @returns null when the address stays as it is
 */
async function proofOf(ctx: Ctx, { email, oldPassword = '' }: { email: string; oldPassword?: string }): Promise<Proof> {
  const before = await userRow(ctx.db, signedIn(ctx).id)
  if (before.email === email) return null
  if (before.passwordHash === '') throw new AppError('PASSWORD_MISSING')
  countAgainstLimit(ctx, passwordApi.reset, {})
  if (!(await isPasswordOf(oldPassword, before.passwordHash))) throw new AppError('WRONG_OLD_PASSWORD')
  return before
}

/** A new address is nobody's until it is proven, and whoever is signed in elsewhere signed in with the old one. */
async function changeEmail(ctx: Ctx, tx: Transaction, { email, proof }: { email: string; proof: Proof }) {
  const { id: userId, sessionId } = signedIn(ctx)
  const before = await userRow(tx, userId)
  if (before.email === email) return
  // Address or password were changed in another window meanwhile.
  if (proof?.passwordHash !== before.passwordHash) throw new AppError('WRONG_OLD_PASSWORD')
  await tx.update(users).set({ email, username: email, verifiedAt: null, isPasswordProven: false }).where(eq(users.id, userId))
  // A link that was mailed to the old address proves nothing any more.
  await tx.delete(userTokens).where(eq(userTokens.userId, userId))
  await mailLink(ctx, tx, 'verify', { userId, email, firstName: before.firstName })
  await revokeOthers(ctx, tx, { userId, sessionId })
}

/** SQLSTATE 23505: the one constraint that a change of address can break is that nobody shares one. */
function tellTakenAddress(error: unknown): never {
  throw codeOf(error) === '23505' ? new AppError('USER_EXISTS', {}, error) : error
}
