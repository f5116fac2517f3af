import { and, eq, gt, or } from 'drizzle-orm'
import type { Ctx } from '@/server/core/context'
import { requireUser } from '@/server/core/require-user'
import { approvals } from '@/server/db/schema/approval'
import { hasDocumentRight } from '../draft/documents'
import { presentApprovals } from './present-approval'

const ownKeptMs = 30 * 24 * 60 * 60_000

export async function filter(ctx: Ctx) {
  const now = ctx.now()
  const open = and(eq(approvals.state, 'open'), gt(approvals.expiresAt, now))
  const own = and(eq(approvals.requestedBy, requireUser(ctx).id), gt(approvals.createdAt, new Date(now.getTime() - ownKeptMs)))
  const found = await presentApprovals(ctx, ctx.db, or(open, own))
  return { approvals: found.filter(({ documents }) => documents.every(({ key }) => hasDocumentRight(ctx, key))) }
}
