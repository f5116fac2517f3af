import type { ParsedOf } from '@/lib/api/endpoint'
import type { officeInvoiceApi } from '@/lib/api/v1/invoice/office'
import type { Ctx } from '@/server/core/context'
import { createInvoiceUrl } from '@/server/modules/order/access/order-urls'
import { loadOwnInvoice } from './load-own-invoice'

export async function pdf(ctx: Ctx, { id }: ParsedOf<typeof officeInvoiceApi.pdf>) {
  const { orderId } = await loadOwnInvoice(ctx, ctx.db, id)
  return createInvoiceUrl(ctx, { orderId, invoiceId: id })
}
