import { and, eq } from 'drizzle-orm'
import type { Ctx } from '@/server/core/context'
import type { OrderRow } from '@/server/db/order-snapshots'
import { orders } from '@/server/db/schema/order'
import { paymentIntents } from '@/server/db/schema/payment'
import { loadOrderLines } from '@/server/modules/order/records/load-order'
import { loadShippableLines, loadWantedPieces } from '@/server/modules/order/shipments/shippable-lines'

type Line = Awaited<ReturnType<typeof loadOrderLines>>[number]

/**
 * An order with the pieces of its packing slip by line id: those that are not sent yet; once all are sent or collected, everything that the buyer gets.
 * `collectCents`: what the carrier collects with the first parcel; null: nothing.
 */
export type OrderToPrint = { order: OrderRow; lines: Line[]; pieces: ReadonlyMap<number, number>; collectCents: number | null }

export async function loadOrderToPrint({ db, site }: Pick<Ctx, 'db' | 'site'>, id: number): Promise<OrderToPrint | null> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.siteId, site.id)))
  if (!order) return null
  const lines = await loadOrderLines(db, id)
  const shippable = await loadShippableLines(db, order, lines)
  const isLeft = shippable.some(({ left }) => left > 0)
  const pieces = isLeft ? new Map(shippable.map(({ lineId, left }) => [lineId, left])) : await loadWantedPieces(db, order, lines)
  return { order, lines, pieces, collectCents: await loadCollectCents(db, order, lines) }
}

/** docs/rules/printing.md#packing-slip */
async function loadCollectCents(db: Ctx['db'], { id, status }: OrderRow, lines: readonly Line[]): Promise<number | null> {
  const isUnsent = (status === 'awaiting_payment' || status === 'packed') && lines.every(({ shipped }) => shipped === 0)
  if (!isUnsent) return null
  const { orderId, provider, state, amountCents } = paymentIntents
  const isDue = and(eq(orderId, id), eq(provider, 'cashOnDelivery'), eq(state, 'open'))
  const [intent] = await db.select({ amountCents }).from(paymentIntents).where(isDue)
  return intent?.amountCents ?? null
}
