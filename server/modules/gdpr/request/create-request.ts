import { and, eq, isNull } from 'drizzle-orm'
import { AppError } from '@/lib/api/errors'
import { dueDay } from '@/lib/office/privacy-deadline'
import type { Ctx } from '@/server/core/context'
import { hashSecret, newSecret } from '@/server/core/security/secrets'
import type { Transaction } from '@/server/core/transaction'
import { privacyRequests, type PrivacyRequestRow } from '@/server/db/schema/privacy'
import { queueMail } from '@/server/modules/mail/queue-mail'

type NewRequest = Pick<PrivacyRequestRow, 'kind' | 'email' | 'note' | 'source' | 'receivedOn'> & { identityProofNote?: string }

/**
 * Writes a request; one whose identity the staff has not proven waits for the link that `mailConfirmation` sends. Undefined where one of the kind is open;
 * corrections differ, so several may be.
 */
export async function createRequest(
  ctx: Ctx,
  tx: Transaction,
  { identityProofNote, ...fields }: NewRequest,
): Promise<PrivacyRequestRow | undefined> {
  const identity =
    identityProofNote === undefined
      ? ({ state: 'unconfirmed' } as const)
      : ({ state: 'open', identityProof: 'staff', identityProofNote } as const)
  const [row] = await tx
    .insert(privacyRequests)
    .values({ ...fields, ...identity, siteId: ctx.site.id, dueOn: dueDay(fields.receivedOn), createdAt: ctx.now() })
    .onConflictDoNothing()
    .returning()
  return row
}

/** Mails a link with a new token; earlier ones are void. False where the address has got too many mails today: the caller then keeps the earlier link. */
export async function mailConfirmation(
  ctx: Ctx,
  tx: Transaction,
  { id, kind, email }: Pick<PrivacyRequestRow, 'id' | 'kind' | 'email'>,
): Promise<boolean> {
  const token = newSecret()
  await tx
    .update(privacyRequests)
    .set({ tokenHash: hashSecret(token), tokenSentAt: ctx.now() })
    .where(eq(privacyRequests.id, id))
  return queueMail(ctx, tx, { template: 'privacyConfirm', to: email, data: { token, kind } })
}

/** Mails the link for the staff. @throws TOO_MANY where the address has got too many mails today, so that the earlier link stays valid */
export async function requireMailed(ctx: Ctx, tx: Transaction, row: PrivacyRequestRow) {
  if (!(await mailConfirmation(ctx, tx, row))) throw new AppError('TOO_MANY')
}

/** The open request of the address and the kind, locked. */
export async function lockActiveRequest(ctx: Ctx, tx: Transaction, { email, kind }: Pick<PrivacyRequestRow, 'email' | 'kind'>) {
  const [row] = await tx
    .select()
    .from(privacyRequests)
    .where(
      and(
        eq(privacyRequests.siteId, ctx.site.id),
        eq(privacyRequests.email, email),
        eq(privacyRequests.kind, kind),
        isNull(privacyRequests.closedAt),
      ),
    )
    .orderBy(privacyRequests.id)
    .limit(1)
    .for('update')
  return row
}
