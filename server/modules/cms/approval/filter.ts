import { and, eq, gt } from 'drizzle-orm'
import type { Ctx } from '@/server/core/context'
import { approvals } from '@/server/db/schema/approval'
import { hasDocumentRight } from '../draft/documents'
import { presentApprovals } from './present-approval'

export async function filter(ctx: Ctx) {
  const open = await presentApprovals(ctx, ctx.db, and(eq(approvals.state, 'open'), gt(approvals.expiresAt, ctx.now())))
  return { approvals: open.filter(({ documents }) => documents.every(({ key }) => hasDocumentRight(ctx, key))) }
}
