import { and, eq, sql } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { stockNoticeApi } from '@/lib/api/v1/stock/notice'
import type { Ctx } from '@/server/core/context'
import { hashSecret } from '@/server/core/security/secrets'
import { inTransaction } from '@/server/core/transaction'
import { stockNotices } from '@/server/db/schema/stock'
import { confirmationCutoff } from './delete-expired-notices'
import { noticedProduct } from './notices'

/** Repeating it changes nothing. */
export async function confirm(ctx: Ctx, { token }: ParsedOf<typeof stockNoticeApi.confirm>) {
  return inTransaction(ctx, async (tx) => {
    const isThis = and(eq(stockNotices.tokenHash, hashSecret(token)), eq(stockNotices.siteId, ctx.site.id))
    const [found] = await tx.select().from(stockNotices).where(isThis).for('update')
    const isLate = found?.confirmedAt === null && found.askedAt <= confirmationCutoff(ctx.now())
    if (!found || isLate) throw new AppError('TOKEN_SPENT')
    const [product] = await tx.execute<{ name: string; slug: string }>(
      sql`select own.name, page.slug from ${noticedProduct(sql`${found.productId}::int`, { languageId: ctx.language.id })} limit 1`,
    )
    if (!product) throw new AppError('TOKEN_SPENT')
    if (!found.confirmedAt) await tx.update(stockNotices).set({ confirmedAt: ctx.now() }).where(eq(stockNotices.id, found.id))
    return { email: found.email, product: { name: product.name, slug: product.slug } }
  })
}
