import { and, eq } from 'drizzle-orm'
import { AppError } from '@/lib/api/errors'
import { mayRead } from '@/lib/office/roles'
import type { Ctx } from '@/server/core/context'
import { requireScope, requireUser } from '@/server/core/require-user'
import type { Transaction } from '@/server/core/transaction'
import { officeRuns } from '@/server/db/schema/office'
import { runKinds } from './run-kinds'

type Run = typeof officeRuns.$inferSelect

/** @throws FORBIDDEN unless the caller may read what the run changes */
export function requireRunRead(ctx: Ctx, { kind }: Pick<Run, 'kind'>) {
  if (!mayRead(requireUser(ctx).scopes, runKinds[kind].scope)) throw new AppError('FORBIDDEN')
}

/** Locks a run for somebody with the right of what it changes. @throws NOT_FOUND, FORBIDDEN */
export async function lockRun(ctx: Ctx, tx: Transaction, id: number): Promise<Run> {
  const own = and(eq(officeRuns.id, id), eq(officeRuns.siteId, ctx.site.id))
  const [run] = await tx.select().from(officeRuns).where(own).for('update')
  if (!run) throw new AppError('NOT_FOUND')
  requireScope(ctx, runKinds[run.kind].scope)
  return run
}
