import { and, eq, gt } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { approvalApi } from '@/lib/api/v1/cms/approval'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { requireUser } from '@/server/core/require-user'
import { hashSecret, newSecret } from '@/server/core/security/secrets'
import { inTransaction, type Transaction } from '@/server/core/transaction'
import { approvalDocuments, approvals } from '@/server/db/schema/approval'
import { requireValidDocuments } from '../draft/checks/document-problems'
import { requireDocumentRight } from '../draft/documents'
import { lockDraft, type LockedDraft } from '../draft/drafts'
import { recordDraftVersion } from '../draft/record-draft-version'
import { mailPublishers } from './mail-publishers'
import { presentApproval, presentApprovals } from './present-approval'

type RequestedDocuments = ParsedOf<typeof approvalApi.request>['documents']

const validForMs = 7 * 24 * 60 * 60_000

/** docs/rules/editing.md#approvals */
export async function request(ctx: Ctx, { documents, note }: ParsedOf<typeof approvalApi.request>) {
  for (const { key } of documents) requireDocumentRight(ctx, key)
  return inTransaction(ctx, async (tx) => {
    const locked = await lockDrafts(ctx, tx, documents)
    const repeated = await findOpen(ctx, tx, documents)
    if (repeated) return repeated
    await requireValidDocuments(ctx, tx, locked)
    const { id, token } = await writeApproval(ctx, tx, { locked, note })
    await audit(ctx, tx, { action: 'approval.request', target: `approval:${id}`, detail: { documents, note } })
    const approval = await presentApproval(ctx, tx, id)
    await mailPublishers(ctx, tx, { approval, token })
    return approval
  })
}

/** Locks the drafts in the order of every publication. @throws STALE_VERSION */
async function lockDrafts(ctx: Ctx, tx: Transaction, documents: RequestedDocuments) {
  const locked: LockedDraft[] = []
  for (const { key, revision } of documents.toSorted((a, b) => (a.key < b.key ? -1 : 1))) {
    const draft = await lockDraft(ctx, tx, key)
    if (draft.revision !== revision) throw new AppError('STALE_VERSION', { key, revision: draft.revision })
    locked.push(draft)
  }
  return locked
}

/** The caller's open request of the same drafts, as by a double click. */
async function findOpen(ctx: Ctx, tx: Transaction, documents: RequestedDocuments) {
  const isOwn = and(eq(approvals.requestedBy, requireUser(ctx).id), eq(approvals.languageId, ctx.language.id))
  const open = await presentApprovals(ctx, tx, and(isOwn, eq(approvals.state, 'open'), gt(approvals.expiresAt, ctx.now())))
  const namesOf = (list: RequestedDocuments) =>
    list
      .map(({ key, revision }) => `${key}@${revision}`)
      .toSorted()
      .join()
  return open.find((approval) => namesOf(approval.documents) === namesOf(documents))
}

async function writeApproval(ctx: Ctx, tx: Transaction, { locked, note }: { locked: LockedDraft[]; note: string }) {
  const { id: requestedBy } = requireUser(ctx)
  const token = newSecret()
  const now = ctx.now()
  const [approval] = await tx
    .insert(approvals)
    .values({
      siteId: ctx.site.id,
      languageId: ctx.language.id,
      note,
      tokenHash: hashSecret(token),
      requestedBy,
      createdAt: now,
      expiresAt: new Date(now.getTime() + validForMs),
    })
    .returning({ id: approvals.id })
  if (!approval) throw new Error('The request for approval was not written.')
  for (const draft of locked) {
    const { id: versionId } = await recordDraftVersion(ctx, tx, draft, { reason: 'approval', userId: requestedBy, note })
    await tx.insert(approvalDocuments).values({ approvalId: approval.id, key: draft.key, revision: draft.revision, versionId })
  }
  return { id: approval.id, token }
}
