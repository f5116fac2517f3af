import { eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { stockNoticeApi } from '@/lib/api/v1/stock/notice'
import type { Ctx } from '@/server/core/context'
import { inTransaction } from '@/server/core/transaction'
import { stockNotices } from '@/server/db/schema/stock'
import { linkedProduct, selectLinkedNotice } from './linked-notice'

/** Repeating it changes nothing. */
export async function confirm(ctx: Ctx, { token }: ParsedOf<typeof stockNoticeApi.confirm>) {
  return inTransaction(ctx, async (tx) => {
    const [found] = await selectLinkedNotice(ctx, tx, token).for('update')
    const { notice, product } = await linkedProduct(ctx, tx, found)
    if (!notice.confirmedAt) await tx.update(stockNotices).set({ confirmedAt: ctx.now() }).where(eq(stockNotices.id, notice.id))
    return { email: notice.email, product }
  })
}
