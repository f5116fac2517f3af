import type { ParsedOf } from '@/lib/api/endpoint'
import type { officeShipmentApi } from '@/lib/api/v2/ecommerce/order/office/shipment'
import type { Ctx } from '@/server/core/context'
import { findLabelFile } from '../label/find-label-file'
import { signLabelUrl } from '../label/label-key'

/** docs/rules/orders.md#label-files */
export async function openLabel(ctx: Ctx, { id }: ParsedOf<typeof officeShipmentApi.openLabel>) {
  await findLabelFile(ctx.db, { siteId: ctx.site.id, shipmentId: id, now: ctx.now() })
  return signLabelUrl(ctx, id)
}
