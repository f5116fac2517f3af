import { and, asc, eq, sql } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { adminViewApi } from '@/lib/api/v1/admin/view'
import { savedQuery } from '@/lib/office/view-query'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { requireUser } from '@/server/core/require-user'
import { inTransaction, type Transaction } from '@/server/core/transaction'
import { errorCode } from '@/server/db/error-code'
import { officeViews } from '@/server/db/schema/office'
import { loadView, lockViewAtVersion } from './views'

type View = typeof officeViews.$inferSelect

/** Renames, overwrites or moves a view (docs/rules/administration.md#saved-views). */
export async function update(ctx: Ctx, { id, version, name, query, position }: ParsedOf<typeof adminViewApi.update>) {
  try {
    return await inTransaction(ctx, async (tx) => {
      const view = await lockViewAtVersion(ctx, tx, { id, version })
      const after = { name: name ?? view.name, query: query === undefined ? view.query : savedQuery(view.list, query) }
      if (after.name !== view.name || after.query !== view.query) await write(ctx, tx, view, after)
      if (position !== undefined) await move(ctx, tx, view, position)
      return loadView(ctx, tx, id)
    })
  } catch (error) {
    throw errorCode(error) === '23505' ? new AppError('VIEW_EXISTS', {}, error) : error
  }
}

async function write(ctx: Ctx, tx: Transaction, { id, name, query, version }: View, after: Pick<View, 'name' | 'query'>) {
  const saved = { savedBy: requireUser(ctx).id, savedAt: ctx.now(), version: version + 1 }
  await tx
    .update(officeViews)
    .set({ ...after, ...saved, folded: sql`izlog_fold(${after.name})` })
    .where(eq(officeViews.id, id))
  await audit(ctx, tx, { action: 'view.update', target: `view:${id}`, before: { name, query }, after })
}

/** The order is that of the list, so it changes no version. */
async function move(ctx: Ctx, tx: Transaction, { id, siteId, list }: View, position: number) {
  const isOfList = and(eq(officeViews.siteId, siteId), eq(officeViews.list, list))
  const rows = await tx
    .select({ id: officeViews.id })
    .from(officeViews)
    .where(isOfList)
    .orderBy(asc(officeViews.position), asc(officeViews.id))
  const ids = rows.map((row) => row.id).filter((other) => other !== id)
  ids.splice(position, 0, id)
  const places = sql.join(
    ids.map((one, index) => sql`(${one}::int, ${index + 1}::int)`),
    sql`, `,
  )
  await tx.execute(
    sql`update ${officeViews} v set position = place.position from (values ${places}) as place (id, position) where v.id = place.id`,
  )
  await audit(ctx, tx, { action: 'view.move', target: `view:${id}`, detail: { list, position } })
}
