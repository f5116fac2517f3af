import type { ParsedOf } from '@/lib/api/endpoint'
import type { documentOrderApi } from '@/lib/api/v1/document/order'
import type { Ctx } from '@/server/core/context'
import { loadVisibleOrder } from '@/server/modules/order/access/order-keys'
import { createInvoiceUrl } from '@/server/modules/order/access/order-urls'

export async function invoice(ctx: Ctx, { orderSlug, invoiceId }: ParsedOf<typeof documentOrderApi.invoice>) {
  const { id } = await loadVisibleOrder(ctx, ctx.db, orderSlug)
  return createInvoiceUrl(ctx, { orderId: id, invoiceId })
}
