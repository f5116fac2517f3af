import { mayRead } from '@/lib/office/roles'
import type { Ctx } from '@/server/core/context'
import { requireUser } from '@/server/core/require-user'
import { loadDeadlines } from './deadlines'
import { loadSales } from './sales'
import { loadWaitingWork } from './waiting-work'

/** The overview of the office, as far as the caller's rights reach (docs/rules/administration.md#overview). */
export async function overview(ctx: Ctx) {
  const { scopes } = requireUser(ctx)
  const [waiting, deadlines, sales] = await Promise.all([
    loadWaitingWork(ctx, scopes),
    loadDeadlines(ctx, scopes),
    mayRead(scopes, 'orders') ? loadSales(ctx) : null,
  ])
  return { waiting, deadlines, sales }
}
