import { and, desc, eq, lt } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { officeStockApi } from '@/lib/api/v1/stock/office'
import type { StockMovement } from '@/lib/api/v1/stock/office.schema'
import type { Ctx } from '@/server/core/context'
import { orders } from '@/server/db/schema/order'
import { stockMovements } from '@/server/db/schema/stock'
import { loadEmployeeNames } from '@/server/modules/user/employee-names'
import { loadStockDetail } from './stock-item'

/** A page of the ledger by keyset: the newest movements before `before`. */
export async function ledger(ctx: Ctx, { id, before, limit }: ParsedOf<typeof officeStockApi.ledger>) {
  await loadStockDetail(ctx, ctx.db, id)
  const rows = await ctx.db
    .select({ movement: stockMovements, order: { id: orders.id, number: orders.number, userId: orders.userId } })
    .from(stockMovements)
    .leftJoin(orders, eq(orders.cartId, stockMovements.cartId))
    .where(and(eq(stockMovements.productId, id), before === undefined ? undefined : lt(stockMovements.id, before)))
    .orderBy(desc(stockMovements.id))
    .limit(limit + 1)
  const shown = rows.slice(0, limit)
  const names = await loadEmployeeNames(
    ctx,
    shown.map(({ movement }) => movement.actor),
  )
  const records = shown.map(({ movement, order }) => {
    const { id: movementId, at, delta, onHandAfter, reason, note, actor } = movement
    return {
      id: movementId,
      at: at.toISOString(),
      delta,
      onHandAfter,
      reason,
      note,
      by: presentActor(actor, { names, order }),
      order: order === null ? null : { id: order.id, number: order.number },
    }
  })
  return { records, next: rows.length > limit ? (records.at(-1)?.id ?? null) : null }
}

type Known = { names: ReadonlyMap<string, string>; order: { userId: number | null } | null }

/** Shoppers stay without a name, which the stock right does not cover. An account that is not the order's buyer has left the office. */
function presentActor(actor: string, { names, order }: Known): StockMovement['by'] {
  const [kind = '', detail = ''] = actor.split(':')
  if (kind === 'user') {
    const isBuyer = order !== null && (order.userId === null || actor === `user:${order.userId}`)
    return { kind: names.has(actor) || !isBuyer ? 'office' : 'buyer', name: names.get(actor) ?? '' }
  }
  if (kind === 'guest' || kind === 'nobody') return { kind: 'buyer', name: '' }
  if (kind === 'provider') return { kind: 'provider', name: detail }
  if (kind === 'products') return { kind: 'import', name: '' }
  return { kind: kind === 'database' ? 'database' : 'shop', name: '' }
}
