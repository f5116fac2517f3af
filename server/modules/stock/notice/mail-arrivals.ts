import { eq, sql } from 'drizzle-orm'
import { log } from '@/server/core/log'
import { systemContext } from '@/server/core/system-context'
import { inTransaction } from '@/server/core/transaction'
import { database } from '@/server/db/client'
import { stockNotices } from '@/server/db/schema/stock'
import { sites } from '@/server/db/schema/site'
import { queueMail } from '@/server/modules/mail/queue-mail'
import { availableQuantity } from '@/server/modules/product/stock/stock-sql'
import { isPricedNow, noticedProduct } from './notices'

const batchSize = 100

type Arrival = { id: number; email: string; languageId: number; name: string; slug: string }

/**
 * Mails those who wait for a product that can be bought again, and deletes their requests in the same transaction, so each gets one mail
 * (docs/rules/catalog.md#stock-notice). Every instance may run it: rows locked elsewhere are skipped. @returns how many mails
 */
export async function mailArrivals(now: () => Date = () => new Date()): Promise<number> {
  const all = await database().db.select({ id: sites.id }).from(sites)
  let mailed = 0
  for (const { id } of all) {
    mailed += await mailSite(id, now).catch((error: unknown) => {
      log('warn', 'stock notices of a site will be mailed again', { site: id, error })
      return 0
    })
  }
  return mailed
}

async function mailSite(siteId: number, now: () => Date): Promise<number> {
  const ctx = await systemContext(siteId, now)
  return inTransaction(ctx, async (tx) => {
    const arrivals = await tx.execute<Arrival>(sql`
      select notice.id, notice.email, coalesce(notice.language_id, ${ctx.language.id}) as "languageId", arrived.name, arrived.slug
      from stock_notices notice
      cross join lateral (
        select own.name, page.slug
        from ${noticedProduct(sql`notice.product_id`, { languageId: sql`coalesce(notice.language_id, ${ctx.language.id})` })} and ${isPricedNow(now())}
          and coalesce(${availableQuantity({ id: sql`p.id`, format: sql`p.format` })}, 1) > 0
        limit 1
      ) arrived
      where notice.site_id = ${siteId} and notice.confirmed_at is not null
      order by notice.id limit ${batchSize} for update of notice skip locked`)
    for (const { id, email, languageId, name, slug } of arrivals) {
      await queueMail(ctx, tx, { template: 'stockArrived', to: email, languageId, data: { name, slug } })
      await tx.delete(stockNotices).where(eq(stockNotices.id, id))
    }
    return arrivals.length
  })
}
