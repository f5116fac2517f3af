import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { AppError } from '@/lib/api/errors'
import type { Approval } from '@/lib/api/v1/cms/approval.schema'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { approvalDocuments, approvals } from '@/server/db/schema/approval'
import { drafts } from '@/server/db/schema/draft'
import { users } from '@/server/db/schema/user'

const maxApprovals = 100
const deciders = alias(users, 'deciders')

/** @throws NOT_FOUND */
export async function presentApproval(ctx: Ctx, db: Tx, id: number): Promise<Approval> {
  const [approval] = await presentApprovals(ctx, db, eq(approvals.id, id))
  if (!approval) throw new AppError('NOT_FOUND')
  return approval
}

/** The site's requests with their documents, newest first. */
export async function presentApprovals(ctx: Ctx, db: Tx, where: SQL | undefined): Promise<Approval[]> {
  const callerId = ctx.actor.kind === 'visitor' ? null : ctx.actor.id
  const rows = await db
    .select({
      approval: approvals,
      requester: { firstName: users.firstName, lastName: users.lastName },
      decider: { firstName: deciders.firstName, lastName: deciders.lastName },
    })
    .from(approvals)
    .leftJoin(users, eq(users.id, approvals.requestedBy))
    .leftJoin(deciders, eq(deciders.id, approvals.decidedBy))
    .where(and(eq(approvals.siteId, ctx.site.id), where))
    .orderBy(desc(approvals.id))
    .limit(maxApprovals)
  const documents = await loadDocuments(
    db,
    rows.map(({ approval }) => approval.id),
  )
  return rows.map(({ approval, requester, decider }) => ({
    id: approval.id,
    state: approval.state === 'open' && approval.expiresAt <= ctx.now() ? 'expired' : approval.state,
    note: approval.note,
    comment: approval.comment,
    requestedBy: requester ? fullName(requester) : '',
    isOwn: approval.requestedBy === callerId,
    decidedBy: decider ? fullName(decider) : null,
    decidedAt: approval.decidedAt?.toISOString() ?? null,
    language: ctx.site.languages.find((one) => one.id === approval.languageId)?.code ?? '',
    createdAt: approval.createdAt.toISOString(),
    expiresAt: approval.expiresAt.toISOString(),
    documents: documents
      .filter(({ approvalId }) => approvalId === approval.id)
      .map(({ key, revision, newest }) => ({ key, revision, hasNewerDraft: newest !== revision })),
  }))
}

const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`.trim()

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
