import type { ParsedOf } from '@/lib/api/endpoint'
import type { documentOrderApi } from '@/lib/api/v1/document/order'
import type { Ctx } from '@/server/core/context'
import { visibleOrder } from '@/server/modules/order/access/order-keys'
import { invoiceAddress } from '@/server/modules/order/access/invoice-url'

export async function invoice(ctx: Ctx, { orderSlug, invoiceId }: ParsedOf<typeof documentOrderApi.invoice>) {
  const { id } = await visibleOrder(ctx, ctx.db, orderSlug)
  return invoiceAddress(ctx, { orderId: id, invoiceId })
}
