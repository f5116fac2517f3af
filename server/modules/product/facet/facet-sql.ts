import { sql, type SQL } from 'drizzle-orm'
import type { Tx } from '@/server/db/client'
import { matchesFacetChoice, listedProducts, type ListContext, type ListQuery } from '@/server/modules/product/list/list-sql'
import { hasTerm, priceFacet } from '@/server/modules/product/list/facet-attributes'

/**
 * Counts of each term, and bounds of each number and of the price (EUR). `failedChoice` 0 counts the list itself, n + 1 what the list would gain
 * without its n-th facet choice; a facet without its own choice adds up 0 and its own (docs/rules/catalog.md#facet-counts).
 */
export type FacetCounts = {
  terms: { failedChoice: number; term: number; total: number }[]
  ranges: { failedChoice: number; attributeId: number; min: number; max: number }[]
}

type Row = {
  failed_choice: number
  term: number | null
  total: number | null
  attribute_id: number | null
  min: number | null
  max: number | null
}

/** Counts in one pass over the list: a product that fails one choice counts for that facet only, one that fails two counts for none. */
export async function countFacets(ctx: ListContext & { db: Tx }, query: ListQuery): Promise<FacetCounts> {
  const rows = await ctx.db.execute<Row>(facetCountsSql(ctx, query))
  const terms: FacetCounts['terms'] = []
  const ranges: FacetCounts['ranges'] = []
  for (const { failed_choice, term, total, attribute_id, min, max } of rows) {
    if (term !== null && total !== null) terms.push({ failedChoice: failed_choice, term, total })
    if (attribute_id !== null && min !== null && max !== null)
      ranges.push({ failedChoice: failed_choice, attributeId: attribute_id, min, max })
  }
  return { terms, ranges }
}

/**
 * Products with equal facet values (`facts_hash`) are counted together before choices are evaluated and terms unnested. One product represents its
 * group, with the group's lowest price for price choices. `offset 0` keeps Postgres from evaluating the choices twice.
 */
export function facetCountsSql(ctx: ListContext, query: ListQuery): SQL {
  const { facets } = query.filters
  const failed = facets.map((_, index) => sql.identifier(`failed_${index + 1}`))
  const failedColumns = facets.map((choice, index) => sql`not (${matchesFacetChoice(choice)}) as ${failed[index]}`)
  const failures = sql.join([sql`0`, ...failed.map((name) => sql`${name}::int`)], sql` + `)
  const failedChoice = sql.join([sql`0`, ...failed.map((name, index) => sql`${name}::int * ${index + 1}::int`)], sql` + `)
  const groupKeys = [sql`l.facts_hash`, ...facets.filter(({ kind }) => kind === 'price').map(matchesFacetChoice)]
  return sql`
    with grouped as (
      select min(l.product_id) as product_id, count(*)::int as total, min(price.cents) as cents, max(price.cents) as most
      ${listedProducts(ctx, query, { facets: false })}
      group by ${sql.join(groupKeys, sql`, `)}
    ), evaluated as (
      select ${sql.join([sql`l.terms, l.number_ids, l.numbers, price.total, price.cents, price.most`, ...failedColumns], sql`, `)}
      from grouped price join product_listing l on l.product_id = price.product_id
      offset 0
    ), candidates as materialized (
      select terms, number_ids, numbers, total, cents, most, ${failedChoice} as failed_choice from evaluated where ${failures} <= 1
    )
    select failed_choice, term, sum(total)::int as total, null::int as attribute_id, null::float8 as min, null::float8 as max
    from (select failed_choice, total, unnest(terms) as term from candidates) unnested
    group by failed_choice, term
    union all
    select failed_choice, null, null, id, min(value), max(value)
    from (select failed_choice, unnest(number_ids) as id, unnest(numbers) as value from candidates) unnested
    group by failed_choice, id
    union all
    select failed_choice, ${hasTerm(priceFacet.id)}::int, sum(total)::int, ${priceFacet.id}::int, min(cents) / 100.0::float8, max(most) / 100.0::float8
    from candidates group by failed_choice`
}
