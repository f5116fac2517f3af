import { lte, sql } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { stockNoticeApi } from '@/lib/api/v1/stock/notice'
import type { Ctx } from '@/server/core/context'
import { hashSecret, newSecret } from '@/server/core/security/secrets'
import { stockNotices } from '@/server/db/schema/stock'
import { inMailedTransaction } from '@/server/modules/mail/in-mailed-transaction'
import { queueMail } from '@/server/modules/mail/queue-mail'
import { repeatCutoff } from '@/server/modules/mail/repeated-request'
import { isPricedNow, noticedProduct } from './notices'

/** The answer is the same whether the address has asked before (docs/rules/catalog.md#stock-notice). */
export async function request(ctx: Ctx, { productId, email }: ParsedOf<typeof stockNoticeApi.request>) {
  const { site, language } = ctx
  const token = newSecret()
  await inMailedTransaction(ctx, async (tx) => {
    const [product] = await tx.execute<{ name: string }>(sql`
      select own.name from ${noticedProduct(sql`${productId}::int`, { languageId: language.id })}
        and p.site_id = ${site.id} and ${isPricedNow(ctx.now())} limit 1`)
    if (!product) throw new AppError('NOT_FOUND')
    const asked = { tokenHash: hashSecret(token), askedAt: ctx.now(), languageId: language.id }
    const [written] = await tx
      .insert(stockNotices)
      .values({ siteId: site.id, productId, email, ...asked })
      .onConflictDoUpdate({
        target: [stockNotices.siteId, stockNotices.email, stockNotices.productId],
        // Whoever asks again does not change the language of a confirmed notice.
        set: {
          ...asked,
          languageId: sql`case when ${stockNotices.confirmedAt} is null then excluded.language_id else ${stockNotices.languageId} end`,
        },
        setWhere: lte(stockNotices.askedAt, repeatCutoff(ctx.now())),
      })
      .returning({ id: stockNotices.id })
    if (!written) return true
    return queueMail(ctx, tx, { template: 'stockNoticeConfirm', to: email, data: { token, name: product.name } })
  })
  return {}
}
