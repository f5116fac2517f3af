import { sql } from 'drizzle-orm'
import type { DataOf, ParsedOf } from '@/lib/api/endpoint'
import type { feedApi } from '@/lib/api/v1/product/feed'
import { env } from '@/lib/env'
import type { Ctx } from '@/server/core/context'
import { availableQuantity } from '@/server/modules/product/stock/stock-sql'
import { loadVariantOptions } from '@/server/modules/product/catalogue/variants'
import { loadFeedData, type FeedRow } from './feed-data'
import { presentFeedItems } from './present-item'

/** Pages by id, so that new and deleted products do not shift the others. */
export async function google(ctx: Ctx, { after, limit }: ParsedOf<typeof feedApi.google>): Promise<DataOf<typeof feedApi.google>> {
  const { db, site, language } = ctx
  const rows = await db.execute<FeedRow>(sql`
    select p.id, p.format, p.sku, t.name, t.slug, t.summary, ${availableQuantity({ id: sql`p.id`, format: sql`p.format` })} as available
    from products p
    join product_texts t on t.product_id = p.id and t.language_id = ${language.id}
    where p.site_id = ${site.id} and p.id > ${after} and not p.archived and not p.is_variant
    order by p.id limit ${limit}`)
  const configurable = rows.filter(({ format }) => format === 'Configurable').map(({ id }) => id)
  const choices = await loadVariantOptions(ctx, configurable)
  const variants = [...choices.values()].flatMap((one) => one.variants.map(({ id }) => id))
  const data = await loadFeedData(ctx, { products: rows.map(({ id }) => id), variants })
  const next = rows.length < limit ? null : (rows.at(-1)?.id ?? null)
  const items = rows.flatMap((row) => presentFeedItems(row, choices.get(row.id)?.variants ?? null, data))
  return { url: site.url || env.SITE_URL, name: site.name, currency: site.currency, items, next }
}
