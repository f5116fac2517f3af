import { and, eq, inArray } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { officeOrderBulkApi } from '@/lib/api/v2/ecommerce/order/office/bulk'
import { maxRunRows } from '@/lib/office/max-run-rows'
import type { Ctx } from '@/server/core/context'
import { orders } from '@/server/db/schema/order'
import { ordersWithProposals } from '@/server/modules/order/edits/proposals'
import { orderFilter, orderOfList } from '../chosen-orders'
import { orderViews } from '../order-views'
import { bulkRefusal } from './bulk-refusal'
import { loadOrderStates } from './load-order-states'

type Input = ParsedOf<typeof officeOrderBulkApi.preview>

/** What would happen to each order now (docs/rules/orders.md#bulk-orders). */
export async function preview(ctx: Ctx, { change, chosen }: Input) {
  const { rows, found } = await loadChosen(ctx, chosen)
  const [states, edited] = await Promise.all([
    loadOrderStates(ctx.db, rows),
    ordersWithProposals(
      ctx.db,
      rows.map(({ id }) => id),
    ),
  ])
  return {
    found,
    rows: rows.map(({ id, number, status }) => {
      const state = states.get(id)
      const reason = change.kind === 'change' && state ? bulkRefusal(state, change.to) : null
      return { id, number, status, reason, hasProposedEdit: edited.has(id), isPickup: state?.fulfilment === 'pickup' }
    }),
  }
}

async function loadChosen(ctx: Ctx, chosen: Input['chosen']) {
  const { db, site } = ctx
  const isOurs = eq(orders.siteId, site.id)
  if ('ids' in chosen) {
    const ids = [...new Set(chosen.ids)]
    const rows = await db
      .select()
      .from(orders)
      .where(and(isOurs, inArray(orders.id, ids)))
    if (rows.length < ids.length) throw new AppError('NOT_FOUND')
    return { rows: rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)), found: rows.length }
  }
  const { view, sort, ...choice } = chosen.filter
  const isChosen = and(isOurs, orderFilter(ctx, choice), orderViews[view])
  const [rows, found] = await Promise.all([
    db
      .select()
      .from(orders)
      .where(isChosen)
      .orderBy(...orderOfList({ view, sort }))
      .limit(maxRunRows),
    db.$count(orders, isChosen),
  ])
  return { rows, found }
}
