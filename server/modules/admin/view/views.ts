import { and, asc, eq } from 'drizzle-orm'
import { AppError } from '@/lib/api/errors'
import type { OfficeView } from '@/lib/api/v1/admin/view.schema'
import { officeLists, type OfficeListName } from '@/lib/office/office-lists'
import { mayRead } from '@/lib/office/roles'
import type { Ctx } from '@/server/core/context'
import { requireScope, requireUser } from '@/server/core/require-user'
import type { Transaction } from '@/server/core/transaction'
import type { Tx } from '@/server/db/client'
import { officeViews } from '@/server/db/schema/office'
import { users } from '@/server/db/schema/user'
import { staffName } from '@/server/modules/user/office/customer/last-change'

/** @throws FORBIDDEN unless the caller may read the list */
export function requireListRead(ctx: Ctx, list: OfficeListName) {
  if (!mayRead(requireUser(ctx).scopes, officeLists[list])) throw new AppError('FORBIDDEN')
}

/** The views of a list in the team's order, or those of other conditions. */
export async function loadViews(
  { site }: Pick<Ctx, 'site'>,
  db: Tx,
  choice: { list?: OfficeListName; id?: number },
): Promise<OfficeView[]> {
  const { id, list, name, query, version, savedAt, siteId, position, savedBy } = officeViews
  const isOurs = and(
    eq(siteId, site.id),
    choice.list === undefined ? undefined : eq(list, choice.list),
    choice.id === undefined ? undefined : eq(id, choice.id),
  )
  const rows = await db
    .select({ id, list, name, query, version, by: staffName, savedAt })
    .from(officeViews)
    .leftJoin(users, eq(users.id, savedBy))
    .where(isOurs)
    .orderBy(asc(position), asc(id))
  return rows.map(({ savedAt: at, ...row }) => ({ ...row, at: at.toISOString() }))
}

/** @throws NOT_FOUND */
export async function loadView(ctx: Pick<Ctx, 'site'>, db: Tx, id: number): Promise<OfficeView> {
  const [view] = await loadViews(ctx, db, { id })
  if (!view) throw new AppError('NOT_FOUND')
  return view
}

/** Locks a view at the version that was seen. @throws NOT_FOUND, FORBIDDEN without the list's right, STALE_VERSION with the view as it is */
export async function lockViewAtVersion(ctx: Ctx, tx: Transaction, { id, version }: { id: number; version: number }) {
  const own = and(eq(officeViews.id, id), eq(officeViews.siteId, ctx.site.id))
  const [view] = await tx.select().from(officeViews).where(own).for('update')
  if (!view) throw new AppError('NOT_FOUND')
  requireScope(ctx, officeLists[view.list])
  if (view.version !== version) throw new AppError('STALE_VERSION', { view: await loadView(ctx, tx, id) })
  return view
}
