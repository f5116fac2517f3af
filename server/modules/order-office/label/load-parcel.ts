import { and, eq, ne } from 'drizzle-orm'
import { AppError } from '@/lib/api/errors'
import { splitHouseNumber } from '@/lib/address/house-number'
import type { CarriedParcel, ParcelAddress } from '@/server/adapters/carrier/port'
import type { Ctx } from '@/server/core/context'
import { AddressSnapshot, DeliverySnapshot, type OrderRow } from '@/server/db/order-snapshots'
import type { Tx } from '@/server/db/client'
import { shipmentLabels } from '@/server/db/schema/label'
import { deliveryBranches } from '@/server/db/schema/methods'
import { orderLines } from '@/server/db/schema/order'
import { paymentIntents } from '@/server/db/schema/payment'
import { products } from '@/server/db/schema/product'
import { shipmentLines, shipments } from '@/server/db/schema/shipment'
import { findCompany } from '@/server/modules/settings/company'
import { decideCollect } from './decide-collect'

type Label = Pick<typeof shipmentLabels.$inferSelect, 'round' | 'packages' | 'collectCents' | 'requestedAt'>

/** The parcel as its carrier gets it. @throws SENDER_MISSING */
export async function loadParcel(
  { site }: Pick<Ctx, 'site'>,
  db: Tx,
  { order, shipmentId, label }: { order: OrderRow; shipmentId: number; label: Label },
): Promise<CarriedParcel> {
  const { packages, collectCents, requestedAt } = label
  return {
    reference: labelReference(order, shipmentId, label),
    shipmentId,
    orderNumber: order.number,
    shop: site.name,
    sender: await loadSender(db, site),
    recipient: recipientOf(order),
    pickupPoint: await loadPickupPoint(db, order),
    collectCents,
    weightGrams: await loadWeight(db, shipmentId),
    packages,
    requestedAt,
  }
}

/** Names the label at the carrier: 2026-000123-45-1. */
export function labelReference({ number }: Pick<OrderRow, 'number'>, shipmentId: number, { round }: Pick<Label, 'round'>): string {
  return `${number}-${shipmentId}-${round}`
}

/** docs/rules/orders.md#label-collects */
export async function loadCollectCents(db: Tx, orderId: number, shipmentId: number): Promise<number | null> {
  const { provider, state, amountCents } = paymentIntents
  const isDue = and(eq(paymentIntents.orderId, orderId), eq(provider, 'cashOnDelivery'), eq(state, 'open'))
  const [intent] = await db.select({ amountCents }).from(paymentIntents).where(isDue)
  const others = await db
    .select({ id: shipments.id, label: shipmentLabels })
    .from(shipments)
    .leftJoin(shipmentLabels, and(eq(shipmentLabels.shipmentId, shipments.id), ne(shipmentLabels.state, 'cancelled')))
    .where(and(eq(shipments.orderId, orderId), ne(shipments.state, 'cancelled'), ne(shipments.id, shipmentId)))
  return decideCollect({
    shipmentId,
    dueCents: intent?.amountCents ?? null,
    others: others.map(({ id, label }) => ({ id, collects: label && label.collectCents !== null })),
  })
}

/** The shop's own address. @throws SENDER_MISSING while the option `Company` is incomplete */
export async function loadSender(db: Tx, site: Pick<Ctx['site'], 'id'>): Promise<ParcelAddress> {
  const company = await findCompany(db, site.id)
  if (!company) throw new AppError('SENDER_MISSING')
  const { name, legalName, street, zipCode, city, phone, email } = company
  return {
    name: legalName,
    contact: name,
    ...(splitHouseNumber(street) ?? { street, houseNumber: '' }),
    zipCode,
    city,
    country: 'HR',
    phone,
    email,
  }
}

function recipientOf({ shipping, billing, email }: OrderRow): ParcelAddress {
  const { firstName, lastName, companyName, street, houseNumber, zipCode, city, country, contactPhone } = AddressSnapshot.parse(
    shipping ?? billing,
  )
  const contact = `${firstName} ${lastName}`
  return { name: companyName ?? contact, contact, street, houseNumber, zipCode, city, country, phone: contactPhone, email }
}

async function loadPickupPoint(db: Tx, { delivery }: OrderRow): Promise<CarriedParcel['pickupPoint']> {
  const branch = DeliverySnapshot.nullable().parse(delivery)?.branch ?? null
  if (!branch) return null
  const [known] = await db.select({ code: deliveryBranches.code }).from(deliveryBranches).where(eq(deliveryBranches.id, branch.id))
  return { id: known?.code ?? '', text: branch.text }
}

/** Null unless the weight of every piece is known. */
async function loadWeight(db: Tx, shipmentId: number): Promise<number | null> {
  const pieces = await db
    .select({ quantity: shipmentLines.quantity, grams: products.weightGrams })
    .from(shipmentLines)
    .innerJoin(orderLines, eq(orderLines.id, shipmentLines.orderLineId))
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(eq(shipmentLines.shipmentId, shipmentId))
  const grams = pieces.reduce<number | null>(
    (sum, { quantity, grams }) => (sum === null || grams === null ? null : sum + quantity * grams),
    0,
  )
  return grams === 0 ? null : grams
}
