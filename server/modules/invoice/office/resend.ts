import { eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { officeInvoiceApi } from '@/lib/api/v1/invoice/office'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { inTransaction } from '@/server/core/transaction'
import { orders } from '@/server/db/schema/order'
import { queueMail } from '@/server/modules/mail/queue-mail'
import { loadOwnInvoice } from './load-own-invoice'

/** Mails the PDF again, in the language of the order (docs/rules/invoices.md#invoice-resend). */
export async function resend(ctx: Ctx, { id }: ParsedOf<typeof officeInvoiceApi.resend>) {
  return inTransaction(ctx, async (tx) => {
    const { orderId, kind, number } = await loadOwnInvoice(ctx, tx, id)
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId))
    if (!order?.email) throw new AppError('INVOICE_NO_ADDRESS')
    const { email, userId, languageId } = order
    const data = { kind, number, order: order.number, invoiceId: id }
    await queueMail(ctx, tx, { template: 'invoiceAgain', to: email, userId: userId ?? undefined, languageId, data })
    await audit(ctx, tx, { action: 'invoice.resend', target: `invoice:${id}`, detail: { number } })
    return { email }
  })
}
