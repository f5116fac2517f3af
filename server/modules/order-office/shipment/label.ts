import type { ParsedOf } from '@/lib/api/endpoint'
import type { officeShipmentApi } from '@/lib/api/v2/ecommerce/order/office/shipment'
import type { Ctx } from '@/server/core/context'
import { makeLabel } from '../label/make-label'
import { presentOrderOfShipment } from '../present/present-order-of-shipment'

/** Asks the carrier for a parcel's label, once (docs/rules/orders.md#label-once). */
export async function label(ctx: Ctx, { id, ...wanted }: ParsedOf<typeof officeShipmentApi.label>) {
  await makeLabel(ctx, id, wanted)
  return presentOrderOfShipment(ctx, id)
}
