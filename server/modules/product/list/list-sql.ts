import { sql, type SQL } from 'drizzle-orm'
import type { Ctx } from '@/server/core/context'
import type { ListOrder } from './choose-sort'
import type { SearchMatches } from '@/server/modules/product/search/find-products'
import { idArray } from '@/server/db/rows'
import type { FacetChoice, ListFilters } from './list-filters'
import { isShown, pricedListing } from '@/server/modules/product/price/priced-listing'
import { matchRows, shownMatches, sortByRelevance, sortManyByRelevance } from '@/server/modules/product/search/search-sql'
import { soldVariants } from '@/server/modules/product/catalogue/variants'

export type ListContext = Pick<Ctx, 'site' | 'language' | 'now'>

export type ListQuery = {
  filters: ListFilters
  mainCategory: number | undefined
  found: SearchMatches | null
}

/**
 * `from ... where ...` of a list without its order: `l` is the listing, `price` the shown price now, `found` the search matches
 * (docs/rules/catalog.md#product-visibility). `facets`: whether facet choices apply.
 */
export function listedProducts(ctx: ListContext, { filters, mainCategory, found }: ListQuery, { facets = true } = {}): SQL {
  const parts = [
    // The comment keeps the statement from being prepared (server/db/prepare-statements.ts): with a plan for any values, two choices and a range were expected
    // to leave two products of 20,000, and the list took over 15 s.
    sql`/* planned for its values */ from ${pricedListing(ctx.now())}`,
    ...(found ? [sql`join (${matchRows(ctx, found)}) found on found.product_id = l.product_id`] : []),
    sql`where l.site_id = ${ctx.site.id} and ${ctx.language.id} = any(l.language_ids)`,
    ...(mainCategory === undefined ? [] : [sql`and l.product_id in (${inCategory(mainCategory)})`]),
    ...(filters.discount === undefined ? [] : [sql`and price.is_reduced = ${filters.discount}`]),
    ...(filters.featured === undefined ? [] : [sql`and l.featured = ${filters.featured}`]),
    ...(filters.ids === undefined ? [] : [sql`and l.product_id = any(${idArray(filters.ids)})`]),
    ...(facets ? filters.facets.map((choice) => sql`and ${matchesFacetChoice(choice)}`) : []),
  ]
  return sql.join(parts, sql` `)
}

/** The same for a search without filters, without `l`: matches have a text in this language, and a shown price implies a listing. */
function pricedProducts(ctx: ListContext, found: SearchMatches): SQL {
  return sql`/* planned for its values */ from shown_prices price join (${matchRows(ctx, found)}) found on found.product_id = price.product_id where ${isShown(ctx.now())}`
}

function sortMatches(ctx: ListContext, query: ListQuery, found: SearchMatches): SQL {
  const isWhole = !isFiltered(query)
  if (found.hits) return sortByRelevance(ctx, isWhole ? pricedProducts(ctx, found) : listedProducts(ctx, query), found)
  const ids = isWhole ? shownMatches(ctx, found) : sql`array(select found.product_id ${listedProducts(ctx, query)})`
  return sql`/* planned for its values */ ${sortManyByRelevance(ctx, ids, found)}`
}

/** Postgres' largest integer. */
const maxInteger = 2_147_483_647

/** Condition: the product `l` at its `price` matches the facet choice. */
export function matchesFacetChoice(choice: FacetChoice): SQL {
  if (choice.kind === 'terms') return sql`l.terms && ${idArray(choice.terms)}`
  if (choice.kind === 'price') return sql`price.cents between ${choice.from ?? 0}::int and ${choice.to ?? maxInteger}::int`
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

/** The sorted ids of a list. The id is the last sort key, so that paging shows each product once (docs/rules/catalog.md#page-size). */
export function sortedIds(ctx: ListContext, query: ListQuery & { order: ListOrder }): SQL {
  const { order, found, filters } = query
  if (order === 'relevance' && found) return sortMatches(ctx, query, found)
  const listed = listedProducts(ctx, query)
  if (order === 'name-asc' || order === 'name-desc') return sortByName(ctx, listed, order)
  return sql`select l.product_id as id ${listed} order by ${sortKeys(order, filters)}`
}

function isFiltered({ mainCategory, filters: { facets, ...otherFilters } }: ListQuery) {
  return mainCategory !== undefined || facets.length > 0 || Object.values(otherFilters).some((filter) => filter !== undefined)
}

type KeyedOrder = Exclude<ListOrder, 'name-asc' | 'name-desc'>

function sortKeys(order: KeyedOrder, { ids }: ListFilters): SQL {
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
    case 'givenIds':
      return sql`array_position(${idArray(ids ?? [])}, l.product_id)`
  }
  return order satisfies never
}

/** Sorts through the index on names, because ICU comparisons are slow (docs/rules/catalog.md#name-collation). */
function sortByName({ site, language }: ListContext, listed: SQL, order: 'name-asc' | 'name-desc') {
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
