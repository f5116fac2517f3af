import type { ParsedOf } from '@/lib/api/endpoint'
import type { documentOrderApi } from '@/lib/api/v1/document/order'
import { AppError } from '@/lib/api/errors'
import type { Ctx } from '@/server/core/context'
import { findCompany } from '@/server/modules/settings/company'
import { createOrderKey, loadVisibleOrder } from '@/server/modules/order/access/order-keys'

export async function pdf(ctx: Ctx, { orderSlug }: ParsedOf<typeof documentOrderApi.pdf>) {
  const { id } = await loadVisibleOrder(ctx, ctx.db, orderSlug)
  if (!(await findCompany(ctx.db, ctx.site.id))) throw new AppError('NOT_FOUND')
  return { url: `/api/v1/document/pdf/${await createOrderKey(ctx, ctx.db, { orderId: id, purpose: 'file' })}` }
}
