import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { DataOf, ParsedOf } from '@/lib/api/endpoint'
import type { feedApi } from '@/lib/api/v1/product/feed'
import type { FeedItem } from '@/lib/api/v1/product/feed.schema'
import { env } from '@/lib/env'
import type { Ctx } from '@/server/core/context'
import { availableQuantity, awaitsFile } from '@/server/modules/product/stock/stock-sql'
import { loadVariantOptions } from '@/server/modules/product/catalogue/variants'
import { loadFeedData, type FeedRow } from './feed-data'
import { presentFeedItems } from './present-item'

/** Products presented before other requests get a turn. */
const rowsPerTurn = 25

/** A page covers a range of ids, so that new and deleted products change no other page (server/api/feed-pages.ts). */
export async function google(ctx: Ctx, { after, limit }: ParsedOf<typeof feedApi.google>): Promise<DataOf<typeof feedApi.google>> {
  const { db, site, language } = ctx
  const rows = await db.execute<FeedRow>(sql`
    select p.id, p.format, p.sku, t.name, t.slug, t.summary, ${availableQuantity({ id: sql`p.id`, format: sql`p.format` })} as available,
      ${awaitsFile({ id: sql`p.id`, format: sql`p.format` })} as awaits_file
    from products p
    join product_texts t on t.product_id = p.id and t.language_id = ${language.id}
    where p.site_id = ${site.id} and p.id > ${after} and p.id <= ${after + limit} and not p.archived and not p.is_variant
    order by p.id`)
  const configurable = rows.filter(({ format }) => format === 'Configurable').map(({ id }) => id)
  const choices = await loadVariantOptions(ctx, configurable)
  const variants = [...choices.values()].flatMap((one) => one.variants.map(({ id }) => id))
  const data = await loadFeedData(ctx, { products: rows.map(({ id }) => id), variants })
  const next = await nextPage(ctx, { after, limit })
  const items: FeedItem[] = []
  for (const [index, row] of rows.entries()) {
    items.push(...presentFeedItems(row, choices.get(row.id)?.variants ?? null, data))
    if (index % rowsPerTurn === rowsPerTurn - 1) await nextTurn()
  }
  return { url: site.url || env.SITE_URL, name: site.name, currency: site.currency, items, next }
}

/** The start of the next range with a product in it; null after the last one. */
async function nextPage({ db, site }: Ctx, { after, limit }: { after: number; limit: number }) {
  const [row] = await db.execute<{ id: number | null }>(sql`
    select min(id) as id from products where site_id = ${site.id} and id > ${after + limit} and not archived and not is_variant`)
  return row?.id ? after + Math.floor((row.id - 1 - after) / limit) * limit : null
}
