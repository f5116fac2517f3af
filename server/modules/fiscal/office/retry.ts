import { and, eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { officeFiscalApi } from '@/lib/api/v1/fiscal/office'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { inTransaction } from '@/server/core/transaction'
import type { Tx } from '@/server/db/client'
import { fiscalReceipts } from '@/server/db/schema/fiscal'
import { reportReceipt } from '@/server/modules/fiscal/report-receipt'
import { presentReceipt } from '@/server/modules/fiscal/present-receipt'

/** The attempt itself runs outside the transaction, because it waits for the authority (docs/rules/fiscal.md#fiscal-retry). */
export async function retry(ctx: Ctx, { invoiceId }: ParsedOf<typeof officeFiscalApi.retry>) {
  const { id } = await load(ctx, ctx.db, invoiceId)
  await reportReceipt(id, () => ctx.now())
  return inTransaction(ctx, async (tx) => {
    const receipt = await load(ctx, tx, invoiceId)
    const { state, error } = receipt
    await audit(ctx, tx, { action: 'fiscal.retry', target: `invoice:${invoiceId}`, detail: { state, error } })
    return presentReceipt(receipt)
  })
}

async function load({ site }: Ctx, tx: Tx, invoiceId: number) {
  const isOurs = and(eq(fiscalReceipts.invoiceId, invoiceId), eq(fiscalReceipts.siteId, site.id))
  const [receipt] = await tx.select().from(fiscalReceipts).where(isOurs)
  if (!receipt) throw new AppError('NOT_FOUND')
  return receipt
}
