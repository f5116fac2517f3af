import { sql } from 'drizzle-orm'
import type { ProductCard, ProductFormat } from '@/lib/api/entities/product.schema'
import { fromCents } from '@/lib/money/money'
import type { Ctx } from '@/server/core/context'
import { loadPictures } from '@/server/modules/media/pictures'
import { withAlt } from '@/server/modules/media/with-alt'
import { idArray } from '@/server/db/rows'
import { bylineAttribute, hasAuthorPages } from './authors'
import { canRenew, offeredPlans } from '@/server/modules/product/price/subscription-plans-sql'
import { loadPrices, type Prices, presentPrices } from '@/server/modules/product/price/prices'
import { presentStock } from '@/server/modules/product/stock/present-stock'
import { availableQuantity, awaitsFile } from '@/server/modules/product/stock/stock-sql'
import type { Measure } from '@/server/modules/product/price/unit-price'

const newProductDays = 45
const msPerDay = 24 * 60 * 60 * 1000

type Row = {
  id: number
  format: ProductFormat
  sku: string
  archived: boolean
  category_priority: number
  vat_rate: number
  measure: Measure
  created_at: string
  name: string
  slug: string
  summary: string
  byline: string | null
  authors: ProductCard['authors'] | null
  cover: { id: number; alt: string | null } | null
  available: number | null
  awaits_file: boolean
  needs_choice: boolean
  rating: ProductCard['rating']
}

/** Loads the cards of these products, in this order. Leaves out products without a price, or without a text in the caller's language. */
export async function loadCards(ctx: Pick<Ctx, 'db' | 'site' | 'language' | 'now'>, ids: readonly number[]): Promise<ProductCard[]> {
  const [rows, prices] = await Promise.all([loadRows(ctx, ids), loadPrices(ctx.db, ids, ctx.now())])
  const pictures = await loadPictures(
    ctx,
    rows.flatMap((row) => row.cover?.id ?? []),
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    const price = prices.get(id)
    if (!row || !price) return []
    const picture = row.cover ? pictures.get(row.cover.id) : undefined
    return [present(row, price, { media: picture ? [withAlt(picture, row.cover?.alt ?? null)] : [], now: ctx.now() })]
  })
}

async function loadRows({ db, language }: Pick<Ctx, 'db' | 'site' | 'language'>, ids: readonly number[]): Promise<Row[]> {
  if (ids.length === 0) return []
  return db.execute<Row>(sql`
    select p.id, p.format, p.sku, p.archived, p.category_priority, p.vat_rate, json_build_object('amount', p.measure_amount, 'unit', p.measure_unit) as measure, p.created_at, t.name, t.slug, t.summary,
      line.byline, line.authors,
      (
        select json_build_object('id', m.media_id, 'alt', m.alts ->> ${language.code})
        from product_media m join media f on f.id = m.media_id and f.mime like 'image/%' where m.product_id = p.id order by m.position, m.media_id limit 1
      ) as cover,
      ${availableQuantity({ id: sql`p.id`, format: sql`p.format` })} as available, ${awaitsFile({ id: sql`p.id`, format: sql`p.format` })} as awaits_file,
      p.format in ('Configurable', 'Bundle')
        or exists (select 1 from custom_options o where o.product_id = p.id and o.required)
        or exists (select 1 from ${offeredPlans({ siteId: sql`p.site_id`, productId: sql`p.id`, renews: sql`${canRenew()}::boolean` })}) as needs_choice,
      (
        select json_build_object('average', round(avg(r.rating), 1), 'count', count(r.rating))
        from comments r where r.product_id = p.id and r.state = 'approved'
      ) as rating
    from products p
    join product_texts t on t.product_id = p.id and t.language_id = ${language.id}
    cross join lateral (
      select string_agg(coalesce(a.text, names.label), ', ' order by v.position, v.id) as byline,
        json_agg(json_build_object('name', names.label, 'slug', v.key) order by v.position, v.id)
          filter (where ${hasAuthorPages} and names.value_id is not null) as authors
      from ${bylineAttribute(sql`p.site_id`)} join product_attributes a on a.attribute_id = named.id and a.product_id = p.id
      left join attribute_values v on v.id = a.value_id
      left join attribute_value_texts names on names.value_id = v.id and names.language_id = ${language.id}
    ) line
    where p.id = any(${idArray(ids)})`)
}

function present(row: Row, prices: Prices, { media, now }: { media: ProductCard['media']; now: Date }): ProductCard {
  const isRange = prices.minCents < prices.maxCents
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    sku: row.sku,
    type: 'product',
    format: row.format,
    byline: row.byline,
    authors: row.authors ?? [],
    summary: row.summary,
    media,
    ...presentPrices(prices, { vatRate: row.vat_rate, measure: row.measure }),
    priceRange: isRange ? { from: fromCents(prices.minCents), to: fromCents(prices.maxCents) } : null,
    stock: presentStock(row.available),
    awaitsFile: row.awaits_file,
    needsChoice: row.needs_choice,
    isNew: now.getTime() - new Date(row.created_at).getTime() < newProductDays * msPerDay,
    categoryPriority: row.category_priority,
    archived: row.archived,
    rating: row.rating,
  }
}
