import type { ParsedOf } from '@/lib/api/endpoint'
import type { documentOrderApi } from '@/lib/api/v1/document/order'
import type { Ctx } from '@/server/context'
import { visibleOrder } from '../order-keys'
import { invoiceAddress } from '../invoice-address'

export async function invoice(ctx: Ctx, { orderSlug, invoiceId }: ParsedOf<typeof documentOrderApi.invoice>) {
  const { id } = await visibleOrder(ctx, ctx.db, orderSlug)
  return invoiceAddress(ctx, { orderId: id, invoiceId })
}
