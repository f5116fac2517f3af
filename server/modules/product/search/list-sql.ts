import { sql, type SQL } from 'drizzle-orm'
import type { Ctx } from '@/server/core/context'
import type { ListOrder } from './choose-sort'
import type { FoundProducts } from './find-products'
import { idArray } from '@/server/modules/product/catalogue/ids'
import type { FacetChoice, ListFilters } from './list-filters'
import { isShown, pricedListing } from '@/server/modules/product/price/priced-listing'
import { byRelevance, foundRows } from './search-sql'
import { soldVariants } from '@/server/modules/product/catalogue/variants-sql'

export type ListContext = Pick<Ctx, 'site' | 'language' | 'now'>

export type ListQuestion = {
  filters: ListFilters
  mainCategory: number | undefined
  found: FoundProducts | null
}

/**
 * `from ... where ...` of a list, without an order for its count: `l` is its listing, `price` what it shows as the price now, `found` what keywords
 * found. What is archived, a variant, without a price now or without a text in this language is in no list. `facets`: whether the choices of
 * attributes narrow it too.
 */
export function listedProducts(ctx: ListContext, { filters, mainCategory, found }: ListQuestion, { facets = true } = {}): SQL {
  const parts = [
    sql`from ${pricedListing(ctx.now())}`,
    ...(found ? [sql`join (${foundRows(ctx, found)}) found on found.product_id = l.product_id`] : []),
    sql`where l.site_id = ${ctx.site.id} and ${ctx.language.id} = any(l.language_ids)`,
    ...(mainCategory === undefined ? [] : [sql`and l.product_id in (${inCategory(mainCategory)})`]),
    ...(filters.discount === undefined ? [] : [sql`and price.is_reduced = ${filters.discount}`]),
    ...(filters.featured === undefined ? [] : [sql`and l.featured = ${filters.featured}`]),
    ...(filters.ids === undefined ? [] : [sql`and l.product_id = any(${idArray(filters.ids)})`]),
    ...(facets ? filters.facets.map((choice) => sql`and ${chosen(choice)}`) : []),
  ]
  return sql.join(parts, sql` `)
}

/** The same of a search that nothing narrows, without `l`: all that is found is in this language, and what shows a price is listed. */
function pricedProducts(ctx: ListContext, found: FoundProducts): SQL {
  return sql`from shown_prices price join (${foundRows(ctx, found)}) found on found.product_id = price.product_id where ${isShown(ctx.now())}`
}

/** The end of Postgres' whole numbers. */
const mostCents = 2_147_483_647

/** Whether a product of the listing `l`, at its `price`, meets one attribute's choice. */
export function chosen(choice: FacetChoice): SQL {
  if (choice.kind === 'terms') return sql`l.terms && ${idArray(choice.terms)}`
  if (choice.kind === 'price') return sql`price.cents between ${choice.from ?? 0}::int and ${choice.to ?? mostCents}::int`
  const value = choice.kind === 'numbers' ? sql`a.number` : sql`a.moment`
  const bound = (end: number) => (choice.kind === 'numbers' ? sql`${end}::numeric` : sql`${new Date(end).toISOString()}::timestamptz`)
  const within = [
    sql`a.attribute_id = ${choice.attributeId} and ${value} is not null`,
    ...(choice.from === null ? [] : [sql`${value} >= ${bound(choice.from)}`]),
    ...(choice.to === null ? [] : [sql`${value} <= ${bound(choice.to)}`]),
  ]
  const met = sql.join(within, sql` and `)
  return sql`l.product_id in (
    select coalesce(variant.parent_id, a.product_id) from product_attributes a
    left join ${soldVariants} variant on variant.child_id = a.product_id
    where ${met})`
}

/** The ids of a list in its order. The id comes last, so that paging shows each product once. */
export function sortedIds(ctx: ListContext, question: ListQuestion & { order: ListOrder }): SQL {
  const { order, found, filters } = question
  if (order === 'relevance' && found)
    return byRelevance(ctx, narrows(question) ? listedProducts(ctx, question) : pricedProducts(ctx, found), found)
  const listed = listedProducts(ctx, question)
  if (order === 'name-asc' || order === 'name-desc') return byName(ctx, listed, order)
  return sql`select l.product_id as id ${listed} order by ${keysOf(order, filters)}`
}

function narrows({ mainCategory, filters: { facets, ...others } }: ListQuestion) {
  return mainCategory !== undefined || facets.length > 0 || Object.values(others).some((filter) => filter !== undefined)
}

type KeyedOrder = Exclude<ListOrder, 'name-asc' | 'name-desc'>

function keysOf(order: KeyedOrder, { ids }: ListFilters): SQL {
  switch (order) {
    case 'id-desc':
    case 'relevance':
      return sql`l.product_id desc`
    case 'id-asc':
      return sql`l.product_id`
    case 'finalPrice-asc':
      return sql`price.cents, price.product_id`
    case 'finalPrice-desc':
      return sql`price.cents desc, price.product_id desc`
    case 'categoryPriority-asc':
      return sql`l.category_priority, l.product_id`
    case 'categoryPriority-desc':
      return sql`l.category_priority desc, l.product_id desc`
    case 'asNamed':
      return sql`array_position(${idArray(ids ?? [])}, l.product_id)`
  }
  return order satisfies never
}

/** Croatian order costs much per comparison; the index on names has it already, so the names lead and the list is looked up. */
function byName({ site, language }: ListContext, listed: SQL, order: 'name-asc' | 'name-desc') {
  const direction = order === 'name-asc' ? sql`asc` : sql`desc`
  return sql`
    select t.product_id as id
    from product_texts t
    join (select l.product_id ${listed}) listed on listed.product_id = t.product_id
    where t.site_id = ${site.id} and t.language_id = ${language.id}
    order by t.name collate "hr-x-icu" ${direction}, t.product_id ${direction}`
}

function inCategory(categoryId: number) {
  return sql`
    select pc.product_id from product_categories pc where pc.category_id = any(array(
      with recursive below as (
        select ${categoryId}::int as id
        union
        select c.id from below join categories c on c.parent_id = below.id
      )
      select id from below
    ))`
}
