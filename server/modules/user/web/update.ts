import { and, eq, isNull, sql } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { Barcode } from '@/lib/api/entities/member-card.schema'
import { AppError } from '@/lib/api/errors'
import type { webUserApi } from '@/lib/api/v1/user/web'
import { passwordApi } from '@/lib/api/v1/user/password'
import { memberCardApi } from '@/lib/api/v1/user/web/member-card'
import type { Ctx } from '@/server/core/context'
import { carts } from '@/server/db/schema/cart'
import { users } from '@/server/db/schema/user'
import { inTransaction, type Transaction } from '@/server/core/transaction'
import { enforceRateLimit } from '@/server/core/rate-limits'
import { queueMail } from '@/server/modules/mail/queue-mail'
import { lockUser } from '@/server/modules/auth/session/revoke'
import { verifyPassword } from '@/server/core/security/passwords'
import { requireValidCard } from '../member-card/check-card'
import { presentUser, loadUser } from '../present-user'
import { requireUser } from '@/server/core/require-user'
import { mailChangeLink } from './email/mail-change-link'

export async function update(ctx: Ctx, { details, email, memberCardBarcode: written, oldPassword }: ParsedOf<typeof webUserApi.update>) {
  const { id: userId } = requireUser(ctx)
  const proof = email === undefined ? null : await requirePassword(ctx, { email, oldPassword })
  // Before the transaction, since it may use the network.
  const memberCardBarcode = written === undefined ? undefined : await resolveCard(ctx, written)
  await inTransaction(ctx, async (tx) => {
    // Before the user is locked: a card that is applied to a cart locks them in this order.
    if (memberCardBarcode !== undefined) await changeCardOfCarts(ctx, tx, memberCardBarcode)
    await lockUser(tx, userId)
    if (details && Object.keys(details).length > 0) await tx.update(users).set(details).where(eq(users.id, userId))
    if (memberCardBarcode !== undefined) await tx.update(users).set({ memberCardBarcode }).where(eq(users.id, userId))
    if (email !== undefined) await requestEmailChange(ctx, tx, { email, proof })
  })
  return presentUser(ctx, userId)
}

/** The normalized card; an unchanged one is not validated again. @throws MEMBER_CARD_INVALID, UNAVAILABLE, TOO_MANY */
async function resolveCard(ctx: Ctx, written: string | null): Promise<string | null> {
  if (!written) return null
  const { data: barcode } = Barcode.safeParse(written)
  if (barcode === undefined) throw new AppError('MEMBER_CARD_INVALID')
  const { memberCardBarcode: before } = await loadUser(ctx.db, requireUser(ctx).id)
  if (barcode === before) return barcode
  enforceRateLimit(ctx, memberCardApi.validateMembersBarcode, { barcode })
  await requireValidCard(ctx, barcode)
  return barcode
}

/** The open carts follow a change of the profile's card (docs/rules/forms.md#member-card-cookie). */
async function changeCardOfCarts(ctx: Ctx, tx: Transaction, memberCardBarcode: string | null) {
  const { id: userId } = requireUser(ctx)
  const before = await loadUser(tx, userId)
  if (before.memberCardBarcode === memberCardBarcode) return
  const own = and(eq(carts.userId, userId), eq(carts.status, 'open'), isNull(carts.staffId))
  await tx.select({ id: carts.id }).from(carts).where(own).orderBy(carts.id).for('update')
  const version = sql`${carts.version} + 1`
  await tx.update(carts).set({ memberCardBarcode, version }).where(own)
}

type Proof = { passwordHash: string } | null

/** Changing the address would take over the account, since password links go there. @returns null when the address stays */
async function requirePassword(ctx: Ctx, { email, oldPassword = '' }: { email: string; oldPassword?: string }): Promise<Proof> {
  const before = await loadUser(ctx.db, requireUser(ctx).id)
  if (before.email === email) return null
  if (before.passwordHash === '') throw new AppError('PASSWORD_MISSING')
  enforceRateLimit(ctx, passwordApi.reset, {})
  if (!(await verifyPassword(oldPassword, before.passwordHash))) throw new AppError('WRONG_OLD_PASSWORD')
  enforceRateLimit(ctx, { limit: 'newsletter' }, { email })
  return before
}

/** Mails the link to the new address and a notice to the old one. */
async function requestEmailChange(ctx: Ctx, tx: Transaction, { email, proof }: { email: string; proof: Proof }) {
  const { id: userId } = requireUser(ctx)
  const before = await loadUser(tx, userId)
  if (before.email === email) return
  // Address or password changed in another window.
  if (proof?.passwordHash !== before.passwordHash) throw new AppError('WRONG_OLD_PASSWORD')
  const { firstName } = before
  await mailChangeLink(ctx, tx, { userId, email, firstName })
  await queueMail(ctx, tx, { template: 'emailChangeAsked', to: before.email, userId, data: { firstName, at: ctx.now().toISOString() } })
}
