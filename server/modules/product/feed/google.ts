import { sql } from 'drizzle-orm'
import type { DataOf, ParsedOf } from '@/lib/api/endpoint'
import type { ProductFormat } from '@/lib/api/entities/product.schema'
import type { feedApi } from '@/lib/api/v1/product/feed'
import { env } from '@/lib/env'
import type { Ctx } from '@/server/core/context'
import { availablePieces } from '@/server/modules/product/stock/stock-sql'
import { choicesOf } from '@/server/modules/product/catalogue/variants'
import { loadFacts } from './facts'
import { feedItems } from './present-item'

export type FeedRow = {
  id: number
  format: ProductFormat
  sku: string
  name: string
  slug: string
  summary: string
  available: number | null
}

/** By id, so that a product that comes or goes meanwhile moves no other one. */
export async function google(ctx: Ctx, { after, limit }: ParsedOf<typeof feedApi.google>): Promise<DataOf<typeof feedApi.google>> {
  const { db, site, language } = ctx
  const rows = await db.execute<FeedRow>(sql`
    select p.id, p.format, p.sku, t.name, t.slug, t.summary, ${availablePieces({ id: sql`p.id`, format: sql`p.format` })} as available
    from products p
    join product_texts t on t.product_id = p.id and t.language_id = ${language.id}
    where p.site_id = ${site.id} and p.id > ${after} and not p.archived and not p.is_variant
    order by p.id limit ${limit}`)
  const configurable = rows.filter(({ format }) => format === 'Configurable').map(({ id }) => id)
  const choices = await choicesOf(ctx, configurable)
  const variants = [...choices.values()].flatMap((one) => one.variants.map(({ id }) => id))
  const facts = await loadFacts(ctx, { products: rows.map(({ id }) => id), variants })
  const next = rows.length < limit ? null : (rows.at(-1)?.id ?? null)
  const items = rows.flatMap((row) => feedItems(row, choices.get(row.id)?.variants ?? null, facts))
  return { url: site.url || env.SITE_URL, name: site.name, currency: site.currency, items, next }
}
