import type { Ctx } from '@/server/core/context'
import type { Transaction } from '@/server/core/transaction'
import type { OrderRow } from '@/server/db/order-snapshots'
import { invalidateStock } from '@/server/modules/product/cache-tags'
import { lockStock, moveStock, type StockCause } from '@/server/modules/product/stock/move-stock'
import type { EditPlan } from './edit-plan'

type Goods = { order: OrderRow; plan: Pick<EditPlan, 'more' | 'fewer'>; actor: string }

/**
 * Takes what an edited order needs more and gives back the rest: reserved like the order's other pieces, or taken. `isReserved`: the added pieces are
 * reserved already.
 * @returns false if a product is short: nothing has moved
 */
export async function moveEditStock(
  ctx: Ctx,
  tx: Transaction,
  { isReserved, ...goods }: Goods & { isReserved: boolean },
): Promise<boolean> {
  const { order, plan } = goods
  // All rows in one ascending order, so that two edits cannot deadlock (docs/rules/orders.md#stock-locks).
  const ids = [...plan.more, ...plan.fewer].map(({ productId }) => productId)
  await lockStock(tx, [...new Set(ids)])
  const isHeld = order.stockState === 'reserved'
  const cause = causeOf(ctx, goods)
  const more = await moveStock(tx, {
    demand: plan.more,
    effect: isHeld ? 'reserve' : isReserved ? 'commit' : 'allocate',
    cause,
  })
  if (!more) return false
  const fewer = await moveStock(tx, {
    demand: plan.fewer,
    effect: isHeld ? 'release' : 'restock',
    cause,
  })
  await invalidateStock(ctx, tx, [...more, ...(fewer ?? [])])
  return true
}

/** Keeps the added pieces of a proposed edit for it. @returns false if a product is short */
export async function reserveEditStock(ctx: Ctx, tx: Transaction, goods: Goods): Promise<boolean> {
  const moved = await moveStock(tx, { demand: goods.plan.more, effect: 'reserve', cause: causeOf(ctx, goods) })
  if (moved) await invalidateStock(ctx, tx, moved)
  return moved !== null
}

/** Frees the added pieces of a proposed edit that ends. */
export async function releaseEditStock(ctx: Ctx, tx: Transaction, goods: Goods) {
  const moved = await moveStock(tx, { demand: goods.plan.more, effect: 'release', cause: causeOf(ctx, goods) })
  await invalidateStock(ctx, tx, moved ?? [])
}

function causeOf(ctx: Ctx, { order, actor }: Goods): StockCause {
  return { reason: 'edit', actor, at: ctx.now(), requestId: ctx.requestId, cartId: order.cartId }
}
