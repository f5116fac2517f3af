import { and, eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { officeInvoiceApi } from '@/lib/api/v1/invoice/office'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { inTransaction } from '@/server/core/transaction'
import { invoices } from '@/server/db/schema/invoice'
import { inMonth } from './chosen-invoices'
import { signFileUrl } from './file-key'

/** The address of a month's file; the audit log says who took it (docs/rules/invoices.md#invoice-files). */
export async function exportInvoices(ctx: Ctx, { month, format }: ParsedOf<typeof officeInvoiceApi.export>) {
  return inTransaction(ctx, async (tx) => {
    const count = await tx.$count(invoices, and(eq(invoices.siteId, ctx.site.id), inMonth(month)))
    await audit(ctx, tx, { action: 'invoice.export', target: `site:${ctx.site.id}`, detail: { month, format, count } })
    return { ...(await signFileUrl(ctx, { kind: 'month', month, format })), count }
  })
}
