import { AppError } from '@/lib/api/errors'
import type { Ctx } from '@/server/core/context'
import { findInvoice } from '@/server/modules/invoice/write-invoice'
import { createOrderKey } from './order-keys'

/** Where an invoice of an order may be fetched for a while. Whoever calls has made sure that the caller may see the order. @throws NOT_FOUND */
export async function createInvoiceUrl(ctx: Ctx, { orderId, invoiceId }: { orderId: number; invoiceId: number }) {
  const found = await findInvoice(ctx.db, { orderId, id: invoiceId })
  if (!found) throw new AppError('NOT_FOUND')
  return { url: `/api/v1/document/invoice/${found.id}/${await createOrderKey(ctx, ctx.db, { orderId, purpose: 'file' })}` }
}
