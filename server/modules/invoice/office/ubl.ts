import type { ParsedOf } from '@/lib/api/endpoint'
import type { officeInvoiceApi } from '@/lib/api/v1/invoice/office'
import type { Ctx } from '@/server/core/context'
import { loadOwnInvoice } from './load-own-invoice'
import { signFileUrl } from './file-key'

export async function ubl(ctx: Ctx, { id }: ParsedOf<typeof officeInvoiceApi.ubl>) {
  await loadOwnInvoice(ctx, ctx.db, id)
  return signFileUrl(ctx, { kind: 'one', id })
}
