import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm'
import { AppError } from '@/lib/api/errors'
import { dueDay } from '@/lib/office/privacy-deadline'
import type { Ctx } from '@/server/core/context'
import { hashSecret, newSecret } from '@/server/core/security/secrets'
import type { Transaction } from '@/server/core/transaction'
import { privacyRequests, type PrivacyRequestRow } from '@/server/db/schema/privacy'
import { queueMail } from '@/server/modules/mail/queue-mail'
import { isActive } from './waiting'

type NewRequest = Pick<PrivacyRequestRow, 'kind' | 'email' | 'note' | 'source' | 'receivedOn' | 'languageId'> & {
  identityProofNote?: string
}

/**
 * Writes a request; one whose identity the staff has not verified waits for the link that `mailConfirmation` sends. Undefined where one of the kind is active;
 * corrections differ, so several may be.
 */
export async function createRequest(
  ctx: Ctx,
  tx: Transaction,
  { identityProofNote, ...fields }: NewRequest,
): Promise<PrivacyRequestRow | undefined> {
  const identity: Partial<PrivacyRequestRow> & Pick<PrivacyRequestRow, 'state'> =
    identityProofNote === undefined ? { state: 'unconfirmed' } : { state: 'open', identityProof: 'staff', identityProofNote }
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
  { id, kind, email, languageId }: Pick<PrivacyRequestRow, 'id' | 'kind' | 'email' | 'languageId'>,
): Promise<boolean> {
  const token = newSecret()
  await tx
    .update(privacyRequests)
    .set({ tokenHash: hashSecret(token), tokenSentAt: ctx.now() })
    .where(eq(privacyRequests.id, id))
  return queueMail(ctx, tx, { template: 'privacyConfirm', to: email, languageId, data: { token, kind } })
}

/** Mails the link for the staff. @throws TOO_MANY where the address has got too many mails today, so that the earlier link stays valid */
export async function requireMailed(ctx: Ctx, tx: Transaction, row: PrivacyRequestRow) {
  if (!(await mailConfirmation(ctx, tx, row))) throw new AppError('TOO_MANY')
}

type OfKind = Pick<PrivacyRequestRow, 'siteId' | 'email' | 'kind'>

/** Serializes opening requests of an address and a kind. Taken before any row, so that they cannot deadlock. */
export async function serializeRequests(tx: Transaction, { siteId, email, kind }: OfKind) {
  await tx.execute(sql`select pg_advisory_xact_lock(${siteId}::int, hashtext('privacy ' || ${kind}::text || ' ' || ${email}::text))`)
}

/** The request that answers another of its address and kind, locked: the active one, else one that was not confirmed. */
export async function lockEarlierRequest(tx: Transaction, request: OfKind) {
  const [row] = await tx
    .select()
    .from(privacyRequests)
    .where(and(isOfKind(request), isNull(privacyRequests.closedAt)))
    .orderBy(desc(sql`(${isActive})`), privacyRequests.id)
    .limit(1)
    .for('update')
  return row
}

/** The active request beside one that is about to become active, locked. Corrections stand side by side. */
export async function lockActiveBeside(tx: Transaction, { id, ...request }: OfKind & Pick<PrivacyRequestRow, 'id'>) {
  if (request.kind === 'rectification') return undefined
  const [row] = await tx
    .select()
    .from(privacyRequests)
    .where(and(isOfKind(request), isActive, ne(privacyRequests.id, id)))
    .for('update')
  return row
}

function isOfKind({ siteId, email, kind }: OfKind) {
  return and(eq(privacyRequests.siteId, siteId), eq(privacyRequests.email, email), eq(privacyRequests.kind, kind))
}
