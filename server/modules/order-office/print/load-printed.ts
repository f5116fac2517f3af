import { and, eq, inArray } from 'drizzle-orm'
import type { Ctx } from '@/server/core/context'
import { LineSnapshot, type OrderRow } from '@/server/db/order-snapshots'
import { orders } from '@/server/db/schema/order'
import { paymentIntents } from '@/server/db/schema/payment'
import { products, productTexts } from '@/server/db/schema/product'
import { loadOrderLines } from '@/server/modules/order/records/load-order'
import { loadShippableLines, loadWantedPieces } from '@/server/modules/order/shipments/shippable-lines'
import type { Picked } from './sum-items'

type Line = Awaited<ReturnType<typeof loadOrderLines>>[number]

/**
 * An order with the pieces that a slip names: those left to send, of an order that is sent or collected all that the buyer gets. `collectCents`: what the
 * carrier collects with the first parcel; null: nothing.
 */
export type PrintedOrder = { order: OrderRow; lines: Line[]; pieces: ReadonlyMap<number, number>; collectCents: number | null }

export async function loadPrinted({ db, site }: Pick<Ctx, 'db' | 'site'>, id: number): Promise<PrintedOrder | null> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.siteId, site.id)))
  if (!order) return null
  const lines = await loadOrderLines(db, id)
  const shippable = await loadShippableLines(db, order, lines)
  const isLeft = shippable.some(({ left }) => left > 0)
  const pieces = isLeft ? new Map(shippable.map(({ lineId, left }) => [lineId, left])) : await loadWantedPieces(db, order, lines)
  return { order, lines, pieces, collectCents: await loadCollected(db, order, lines) }
}

/** docs/rules/printing.md#packing-slip */
async function loadCollected(db: Ctx['db'], { id, status }: OrderRow, lines: readonly Line[]): Promise<number | null> {
  const isUnsent = (status === 'awaiting_payment' || status === 'packed') && lines.every(({ shipped }) => shipped === 0)
  if (!isUnsent) return null
  const { orderId, provider, state, amountCents } = paymentIntents
  const isDue = and(eq(orderId, id), eq(provider, 'cashOnDelivery'), eq(state, 'open'))
  const [intent] = await db.select({ amountCents }).from(paymentIntents).where(isDue)
  return intent?.amountCents ?? null
}

/** What is fetched from the shelves for these orders: of a bundle its parts, of the rest the line's product. */
export async function loadPicked(ctx: Pick<Ctx, 'db' | 'site'>, printed: readonly PrintedOrder[]): Promise<Picked[]> {
  const taken = printed.flatMap(({ order, lines, pieces }) =>
    lines.flatMap((line) => {
      const left = pieces.get(line.id) ?? 0
      const { parts } = LineSnapshot.parse(line.options)
      const own = { productId: line.productId, pieces: left, sku: line.sku, name: line.name }
      const found = parts.length > 0 ? parts.map((part) => ({ ...part, pieces: part.pieces * left, sku: '', name: '' })) : [own]
      return found.map((one) => ({ ...one, number: order.number }))
    }),
  )
  const names = await loadNames(
    ctx,
    taken.filter(({ sku }) => sku === '').map(({ productId }) => productId),
  )
  return taken.map((one) => (one.sku === '' ? { ...one, ...names.get(one.productId) } : one))
}

async function loadNames({ db, site }: Pick<Ctx, 'db' | 'site'>, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, { sku: string; name: string }>()
  const rows = await db
    .select({ id: products.id, sku: products.sku, name: productTexts.name })
    .from(products)
    .innerJoin(productTexts, and(eq(productTexts.productId, products.id), eq(productTexts.languageId, site.defaultLanguageId)))
    .where(inArray(products.id, [...new Set(ids)]))
  return new Map(rows.map(({ id, sku, name }) => [id, { sku, name }]))
}
