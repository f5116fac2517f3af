import { and, eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { stockNoticeApi } from '@/lib/api/v1/stock/notice'
import type { Ctx } from '@/server/core/context'
import { hashSecret } from '@/server/core/security/secrets'
import { inTransaction } from '@/server/core/transaction'
import { stockNotices } from '@/server/db/schema/stock'

/** Repeatable: a request that is gone is cancelled. */
export async function cancel(ctx: Ctx, { token }: ParsedOf<typeof stockNoticeApi.cancel>) {
  await inTransaction(ctx, (tx) =>
    tx.delete(stockNotices).where(and(eq(stockNotices.tokenHash, hashSecret(token)), eq(stockNotices.siteId, ctx.site.id))),
  )
  return {}
}
