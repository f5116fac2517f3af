import { and, asc, eq } from 'drizzle-orm'
import { AppError } from '@/lib/api/errors'
import type { Ctx } from '@/server/core/context'
import { requireUser } from '@/server/core/require-user'
import type { Transaction } from '@/server/core/transaction'
import { approvalDocuments, approvals } from '@/server/db/schema/approval'
import { requireDocumentRight } from '../draft/documents'

/** An open request with its documents, locked. @throws NOT_FOUND, FORBIDDEN, APPROVAL_CLOSED */
export async function lockApproval(ctx: Ctx, tx: Transaction, id: number) {
  const [approval] = await tx
    .select()
    .from(approvals)
    .where(and(eq(approvals.id, id), eq(approvals.siteId, ctx.site.id)))
    .for('update')
  if (!approval) throw new AppError('NOT_FOUND')
  const documents = await tx
    .select({ key: approvalDocuments.key, revision: approvalDocuments.revision })
    .from(approvalDocuments)
    .where(eq(approvalDocuments.approvalId, id))
    .orderBy(asc(approvalDocuments.key))
  for (const { key } of documents) requireDocumentRight(ctx, key)
  if (approval.state !== 'open' || approval.expiresAt <= ctx.now()) throw new AppError('APPROVAL_CLOSED', { state: approval.state })
  return { approval, documents }
}

/** Writes what was decided about a locked request. */
export async function writeDecision(
  ctx: Ctx,
  tx: Transaction,
  { id, state, comment }: { id: number; state: 'approved' | 'rejected'; comment: string },
) {
  await tx
    .update(approvals)
    .set({ state, comment, decidedBy: requireUser(ctx).id, decidedAt: ctx.now() })
    .where(eq(approvals.id, id))
}
