import { and, eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { officeOrderApi } from '@/lib/api/v2/ecommerce/order/office'
import type { Ctx } from '@/server/core/context'
import { orders } from '@/server/db/schema/order'
import { createInvoiceUrl } from '@/server/modules/order/access/order-urls'

export async function invoice(ctx: Ctx, { id, invoiceId }: ParsedOf<typeof officeOrderApi.invoice>) {
  const own = and(eq(orders.id, id), eq(orders.siteId, ctx.site.id))
  if ((await ctx.db.$count(orders, own)) === 0) throw new AppError('NOT_FOUND')
  return createInvoiceUrl(ctx, { orderId: id, invoiceId })
}
