import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm'
import { AppError } from '@/lib/api/errors'
import type { Approval } from '@/lib/api/v1/cms/approval.schema'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { approvalDocuments, approvals } from '@/server/db/schema/approval'
import { drafts } from '@/server/db/schema/draft'
import { users } from '@/server/db/schema/user'

const maxApprovals = 100

/** @throws NOT_FOUND */
export async function presentApproval(ctx: Ctx, db: Tx, id: number): Promise<Approval> {
  const [approval] = await presentApprovals(ctx, db, eq(approvals.id, id))
  if (!approval) throw new AppError('NOT_FOUND')
  return approval
}

/** The site's requests with their documents, newest first. */
export async function presentApprovals(ctx: Ctx, db: Tx, where: SQL | undefined): Promise<Approval[]> {
  const rows = await db
    .select({ approval: approvals, firstName: users.firstName, lastName: users.lastName })
    .from(approvals)
    .innerJoin(users, eq(users.id, approvals.requestedBy))
    .where(and(eq(approvals.siteId, ctx.site.id), where))
    .orderBy(desc(approvals.id))
    .limit(maxApprovals)
  const documents = await loadDocuments(
    db,
    rows.map(({ approval }) => approval.id),
  )
  return rows.map(({ approval: { id, state, note, comment, languageId, createdAt, expiresAt }, firstName, lastName }) => ({
    id,
    state,
    note,
    comment,
    requestedBy: `${firstName} ${lastName}`.trim(),
    language: ctx.site.languages.find((one) => one.id === languageId)?.code ?? '',
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    documents: documents
      .filter(({ approvalId }) => approvalId === id)
      .map(({ key, revision, newest }) => ({ key, revision, hasNewerDraft: newest !== revision })),
  }))
}

async function loadDocuments(db: Tx, ids: number[]) {
  if (ids.length === 0) return []
  return db
    .select({
      approvalId: approvalDocuments.approvalId,
      key: approvalDocuments.key,
      revision: approvalDocuments.revision,
      newest: drafts.revision,
    })
    .from(approvalDocuments)
    .innerJoin(approvals, eq(approvals.id, approvalDocuments.approvalId))
    .innerJoin(
      drafts,
      and(eq(drafts.siteId, approvals.siteId), eq(drafts.languageId, approvals.languageId), eq(drafts.key, approvalDocuments.key)),
    )
    .where(inArray(approvalDocuments.approvalId, ids))
    .orderBy(asc(approvalDocuments.key))
}
