import { and, eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { officeShipmentApi } from '@/lib/api/v2/ecommerce/order/office/shipment'
import { isReversed } from '@/lib/order/order-statuses'
import { findCarrier } from '@/server/adapters/carrier/registry/carriers'
import { actorName, audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { idempotencyKey } from '@/server/core/idempotency/idempotency-key'
import { hashSecret } from '@/server/core/security/secrets'
import { inTransaction, type Transaction } from '@/server/core/transaction'
import type { OrderRow } from '@/server/db/order-snapshots'
import { orderEvents } from '@/server/db/schema/order'
import { shipments } from '@/server/db/schema/shipment'
import { assertTransitioned, transitionOrder } from '@/server/modules/order/lifecycle/transition-order'
import { loadOrderLines, lockOrder } from '@/server/modules/order/records/load-order'
import { trackingNote } from '@/server/modules/order/shipments/load-shipments'
import { mailParcel } from '@/server/modules/order/lifecycle/mail-parcel'
import { loadShippableLines } from '@/server/modules/order/shipments/shippable-lines'
import { writeShipment } from '@/server/modules/order/shipments/write-shipment'
import { loadSender } from '../label/load-parcel'
import { makeLabel } from '../label/make-label'
import { presentOrderOfShipment } from '../present/present-order-of-shipment'

type Input = ParsedOf<typeof officeShipmentApi.create>
type ShipmentRow = typeof shipments.$inferSelect

/** Sends a part of an order, or all that is left (docs/rules/orders.md#shipments), and asks for the label in the same step. */
export async function create(ctx: Ctx, input: Input) {
  if (input.label && !findCarrier(input.label.carrier)) throw new AppError('CARRIER_MISSING')
  const shipmentId = await inTransaction(ctx, async (tx) => {
    const order = await lockOrder(ctx, tx, input.id)
    // The parcel would wait for a label that nobody can make.
    if (input.label) await loadSender(tx, ctx.site)
    return (await findReplay(ctx, tx, input)) ?? send(ctx, tx, order, input)
  })
  if (input.label) await tryLabel(ctx, shipmentId, input.label)
  return presentOrderOfShipment(ctx, shipmentId)
}

/** The parcel stays, whatever its label fails for: the label says why and is tried again (docs/rules/orders.md#shipment-labels). */
async function tryLabel(ctx: Ctx, shipmentId: number, wanted: NonNullable<Input['label']>) {
  try {
    await makeLabel(ctx, shipmentId, wanted)
  } catch (error) {
    // A repeated request may come after the parcel was cancelled.
    if (!(error instanceof AppError)) throw error
  }
}

/** The parcel of this request, if it was carried out before. @throws IDEMPOTENCY_MISMATCH for the same key with other data */
async function findReplay(ctx: Ctx, tx: Transaction, input: Input): Promise<number | null> {
  const key = idempotencyKey(ctx)
  if (key === null) return null
  const [known] = await tx
    .select({ id: shipments.id, hash: shipments.requestHash })
    .from(shipments)
    .where(and(eq(shipments.orderId, input.id), eq(shipments.idempotencyKey, key)))
  if (known && known.hash !== hashOf(input)) throw new AppError('IDEMPOTENCY_MISMATCH')
  return known?.id ?? null
}

function hashOf(input: Input) {
  return hashSecret(JSON.stringify(input))
}

/** The id of the new parcel. The buyer's mail waits for the label, which knows the tracking. */
async function send(ctx: Ctx, tx: Transaction, order: OrderRow, input: Input): Promise<number> {
  const { lines, carrier, tracking: number, url, label } = input
  if (isReversed(order.status)) throw new AppError('ORDER_STATE', { status: order.status })
  const shippable = await loadShippableLines(tx, order, await loadOrderLines(tx, order.id))
  const key = { idempotencyKey: idempotencyKey(ctx), requestHash: hashOf(input) }
  const isLast = shippable.every(({ lineId, left }) => left === quantityOf(input, lineId))
  const dueMail = label ? (isLast ? ('orderShipped' as const) : ('parcelSent' as const)) : null
  const written = { lines, carrier, tracking: number, trackingUrl: url, dueMail, ...key }
  const shipment = await writeShipment(ctx, tx, { order, shippable, shipment: written })
  // Pieces may go out as soon as the order may be packed.
  if (order.status !== 'packed') await become(ctx, tx, { orderId: order.id, to: 'packed', actor: actorName(ctx) })
  if (isLast) {
    const tracking = trackingNote(shipment)
    const detail = { shipment: shipment.id, ...(tracking ? { tracking } : {}) }
    const tracked = { tracking, trackingUrl: url }
    await become(ctx, tx, { orderId: order.id, to: 'shipped', actor: actorName(ctx), detail, ...tracked, isSilent: dueMail !== null })
  } else await recordPart(ctx, tx, { order, shipment })
  await audit(ctx, tx, {
    action: 'shipment.create',
    target: `order:${order.id}`,
    // Without the tracking, by which the carrier shows the recipient (docs/rules/privacy.md#erasure).
    detail: { shipment: shipment.id, lines, carrier, isLast },
  })
  return shipment.id
}

async function become(ctx: Ctx, tx: Transaction, change: Parameters<typeof transitionOrder>[2]) {
  assertTransitioned(await transitionOrder(ctx, tx, change))
}

function quantityOf({ lines }: Input, lineId: number) {
  return lines.find((line) => line.lineId === lineId)?.quantity ?? 0
}

/** The event of a parcel after which pieces are left, and its mail unless that waits. */
async function recordPart(ctx: Ctx, tx: Transaction, { order, shipment }: { order: OrderRow; shipment: ShipmentRow }) {
  const detail = { shipment: shipment.id, parcel: 'sent', tracking: trackingNote(shipment) }
  await tx
    .insert(orderEvents)
    .values({ from: 'packed', to: 'packed', orderId: order.id, at: ctx.now(), actor: actorName(ctx), requestId: ctx.requestId, detail })
  if (shipment.dueMail === null) await mailParcel(ctx, tx, { order, shipment })
}
