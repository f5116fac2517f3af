import { and, eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { officeShipmentApi } from '@/lib/api/v2/ecommerce/order/office/shipment'
import { actorName, audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { idempotencyKey } from '@/server/core/idempotency/idempotency-key'
import { hashSecret } from '@/server/core/security/secrets'
import { inTransaction, type Transaction } from '@/server/core/transaction'
import type { OrderRow } from '@/server/db/order-snapshots'
import { orderEvents } from '@/server/db/schema/order'
import { shipments } from '@/server/db/schema/shipment'
import { queueMail } from '@/server/modules/mail/queue-mail'
import { createOrderUrl } from '@/server/modules/order/access/order-urls'
import { isReversed } from '@/server/modules/order/lifecycle/order-transitions'
import { transitionOrder } from '@/server/modules/order/lifecycle/transition-order'
import { loadOrderLines, lockOrder } from '@/server/modules/order/records/load-order'
import { trackingNote } from '@/server/modules/order/shipments/load-shipments'
import { loadShippableLines, type ShippableLine } from '@/server/modules/order/shipments/shippable-lines'
import { writeShipment } from '@/server/modules/order/shipments/write-shipment'
import { presentOfficeOrder } from '../present/present-office-order'

type Input = ParsedOf<typeof officeShipmentApi.create>
type Sent = { order: OrderRow; shippable: ShippableLine[]; input: Input; shipment: typeof shipments.$inferSelect }

/** Sends a part of an order, or all that is left (docs/rules/orders.md#shipments). */
export async function create(ctx: Ctx, input: Input) {
  return inTransaction(ctx, async (tx) => {
    const order = await lockOrder(ctx, tx, input.id)
    if (!(await isReplay(ctx, tx, input))) await send(ctx, tx, order, input)
    return presentOfficeOrder(ctx, tx, await lockOrder(ctx, tx, order.id))
  })
}

/** Whether this request was carried out before. @throws IDEMPOTENCY_MISMATCH for the same key with other data */
async function isReplay(ctx: Ctx, tx: Transaction, input: Input): Promise<boolean> {
  const key = idempotencyKey(ctx)
  if (key === null) return false
  const [known] = await tx
    .select({ hash: shipments.requestHash })
    .from(shipments)
    .where(and(eq(shipments.orderId, input.id), eq(shipments.idempotencyKey, key)))
  if (known && known.hash !== hashOf(input)) throw new AppError('IDEMPOTENCY_MISMATCH')
  return known !== undefined
}

function hashOf(input: Input) {
  return hashSecret(JSON.stringify(input))
}

async function send(ctx: Ctx, tx: Transaction, order: OrderRow, input: Input) {
  const { lines, carrier, tracking, url } = input
  if (isReversed(order.status)) throw new AppError('ORDER_STATE', { status: order.status })
  const shippable = await loadShippableLines(tx, order, await loadOrderLines(tx, order.id))
  const key = { idempotencyKey: idempotencyKey(ctx), requestHash: hashOf(input) }
  const shipment = await writeShipment(ctx, tx, { order, shippable, shipment: { lines, carrier, tracking, trackingUrl: url, ...key } })
  // Pieces may go out as soon as the order may be packed.
  if (order.status !== 'packed') await become(ctx, tx, { orderId: order.id, to: 'packed', actor: actorName(ctx) })
  const sent = { order, shippable, input, shipment }
  const isLast = shippable.every(({ lineId, left }) => left === quantityOf(input, lineId))
  if (isLast) {
    const detail = { shipment: shipment.id }
    await become(ctx, tx, { orderId: order.id, to: 'shipped', actor: actorName(ctx), detail, tracking: trackingNote(shipment) })
  } else await recordPart(ctx, tx, sent)
  await audit(ctx, tx, {
    action: 'shipment.create',
    target: `order:${order.id}`,
    detail: { shipment: shipment.id, lines, carrier, tracking, url, isLast },
  })
}

async function become(ctx: Ctx, tx: Transaction, change: Parameters<typeof transitionOrder>[2]) {
  if ((await transitionOrder(ctx, tx, change)) === 'outOfStock') throw new AppError('OUT_OF_STOCK')
}

function quantityOf({ lines }: Input, lineId: number) {
  return lines.find((line) => line.lineId === lineId)?.quantity ?? 0
}

/** The event and the mail of a parcel after which pieces are left. */
async function recordPart(ctx: Ctx, tx: Transaction, { order, shippable, input, shipment }: Sent) {
  const detail = { shipment: shipment.id, parcel: 'sent', tracking: trackingNote(shipment) }
  await tx
    .insert(orderEvents)
    .values({ from: 'packed', to: 'packed', orderId: order.id, at: ctx.now(), actor: actorName(ctx), requestId: ctx.requestId, detail })
  if (order.email === '') return
  const nameOf = new Map(shippable.map(({ lineId, name }) => [lineId, name]))
  const { number } = order
  const { carrier, tracking, url: trackingUrl, lines } = input
  const data = {
    number,
    carrier,
    tracking,
    trackingUrl,
    lines: lines.map(({ lineId, quantity }) => ({ name: nameOf.get(lineId) ?? '', qty: quantity })),
    url: await createOrderUrl(ctx, tx, order),
  }
  await queueMail(ctx, tx, { template: 'parcelSent', to: order.email, languageId: order.languageId, data })
}
