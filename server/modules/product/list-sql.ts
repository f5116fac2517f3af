import { sql, type SQL } from 'drizzle-orm'
import type { Ctx } from '@/server/context'
import type { ListOrder } from './choose-sort'
import { idArray } from './ids'
import type { ListFilters } from './list-filters'
import { shownPrice } from './price-sql'
import { byRelevance, foundBy } from './search-sql'
import type { SearchWords } from './search-words'

const product = { id: sql`p.id`, format: sql`p.format` }

export type ListQuestion = {
  filters: ListFilters
  mainCategory: number | undefined
  words: SearchWords | null
  order?: ListOrder
}

/**
 * `from ... where ...` of a list, without an order for its count: `p` and `t` are its products and their texts, `price` stands there when the order or a filter needs it,
 * `found` when there are keywords. Archived products and variants are in no list.
 */
export function listedProducts(ctx: Pick<Ctx, 'site' | 'language' | 'now'>, { filters, mainCategory, words, order }: ListQuestion): SQL {
  const needsPrice = filters.discount !== undefined || order?.startsWith('finalPrice')
  const parts = [
    sql`from products p join product_texts t on t.product_id = p.id and t.language_id = ${ctx.language.id}`,
    ...(words ? [sql`join (${foundBy(ctx, words)}) found on found.product_id = p.id`] : []),
    ...(needsPrice ? [sql`left join lateral (${shownPrice(product, ctx.now())}) price on true`] : []),
    sql`where p.site_id = ${ctx.site.id} and not p.archived and not p.is_variant`,
    ...(mainCategory === undefined ? [] : [sql`and exists (${inCategory(mainCategory)})`]),
    ...(filters.discount === undefined ? [] : [sql`and (price.sale_cents is not null) = ${filters.discount}`]),
    ...(filters.featured === undefined ? [] : [sql`and p.featured = ${filters.featured}`]),
    ...(filters.ids === undefined ? [] : [sql`and p.id = any(${idArray(filters.ids)})`]),
  ]
  return sql.join(parts, sql` `)
}

/** The ids of a list in its order. The id comes last, so that paging shows each product once. */
export function sortedIds(ctx: Pick<Ctx, 'site' | 'language' | 'now'>, question: ListQuestion & { order: ListOrder }): SQL {
  const listed = listedProducts(ctx, question)
  const { order, words, filters } = question
  return order === 'relevance' && words ? byRelevance(listed, words) : sql`select p.id ${listed} order by ${keysOf(order, filters)}`
}

function keysOf(order: ListOrder, { ids }: ListFilters): SQL {
  switch (order) {
    case 'id-desc':
    case 'relevance':
      return sql`p.id desc`
    case 'id-asc':
      return sql`p.id`
    case 'finalPrice-asc':
      return sql`price.final_cents nulls last, p.id desc`
    case 'finalPrice-desc':
      return sql`price.final_cents desc nulls last, p.id desc`
    case 'name-asc':
      return sql`t.name collate "hr-x-icu", p.id desc`
    case 'name-desc':
      return sql`t.name collate "hr-x-icu" desc, p.id desc`
    case 'categoryPriority-asc':
      return sql`p.category_priority, p.id desc`
    case 'categoryPriority-desc':
      return sql`p.category_priority desc, p.id desc`
    case 'asNamed':
      return sql`array_position(${idArray(ids ?? [])}, p.id)`
  }
  return order satisfies never
}

function inCategory(categoryId: number) {
  return sql`
    with recursive below as (
      select ${categoryId}::int as id
      union
      select c.id from below join categories c on c.parent_id = below.id
    )
    select 1 from product_categories pc join below on below.id = pc.category_id where pc.product_id = p.id`
}
