import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { adminViewApi } from '@/lib/api/v1/admin/view'
import { officeLists } from '@/lib/office/office-lists'
import { savedQuery } from '@/lib/office/view-query'
import { runIdempotent } from '@/server/core/idempotency/run-idempotent'
import { actorName, audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { requireScope, requireUser } from '@/server/core/require-user'
import { inTransaction, type Transaction } from '@/server/core/transaction'
import { officeViews } from '@/server/db/schema/office'
import { loadView } from './views'

type Input = ParsedOf<typeof adminViewApi.create>

const maxViews = 50

/** Saves a choice of a list for the team (docs/rules/administration.md#saved-views). */
export async function create(ctx: Ctx, input: Input) {
  requireScope(ctx, officeLists[input.list])
  return inTransaction(ctx, async (tx) => {
    const request = { call: 'admin.view.create', sender: actorName(ctx), input, result: z.object({ id: z.number() }) }
    const { id } = await runIdempotent(ctx, tx, request, () => insertView(ctx, tx, input))
    return loadView(ctx, tx, id)
  })
}

async function insertView(ctx: Ctx, tx: Transaction, { list, name, ...input }: Input) {
  const query = savedQuery(list, input.query)
  const isOfList = and(eq(officeViews.siteId, ctx.site.id), eq(officeViews.list, list))
  if ((await tx.$count(officeViews, isOfList)) >= maxViews) throw new AppError('VIEW_LIMIT')
  const [view] = await tx
    .insert(officeViews)
    .values({
      siteId: ctx.site.id,
      list,
      name,
      query,
      folded: sql`izlog_fold(${name})`,
      position: sql`(select coalesce(max(${officeViews.position}), 0) + 1 from ${officeViews} where ${isOfList})`,
      savedBy: requireUser(ctx).id,
      savedAt: ctx.now(),
    })
    // Waits for a colleague who saves the same name at this moment.
    .onConflictDoNothing()
    .returning({ id: officeViews.id })
  if (!view) throw new AppError('VIEW_EXISTS')
  await audit(ctx, tx, { action: 'view.create', target: `view:${view.id}`, detail: { list, name, query } })
  return view
}
