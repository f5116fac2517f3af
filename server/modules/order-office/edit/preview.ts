import type { ParsedOf } from '@/lib/api/endpoint'
import type { officeEditApi } from '@/lib/api/v2/ecommerce/order/office/edit'
import type { Ctx } from '@/server/core/context'
import { planEdit } from '@/server/modules/order/edits/plan-edit'
import { findOrder } from '@/server/modules/order/records/load-order'
import { presentEdit } from './present-edit'

export async function preview(ctx: Ctx, { id, ...request }: ParsedOf<typeof officeEditApi.preview>) {
  const order = await findOrder(ctx, ctx.db, id)
  return presentEdit(ctx.db, order, await planEdit(ctx, ctx.db, order, request))
}
