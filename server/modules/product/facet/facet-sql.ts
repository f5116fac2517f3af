import { sql, type SQL } from 'drizzle-orm'
import type { Tx } from '@/server/db/client'
import { hasTerm } from './facet-terms'
import { chosen, listedProducts, type ListContext, type ListQuestion } from '@/server/modules/product/search/list-sql'
import { priceFacet } from './price-facet'

/**
 * How often each term stands in a list, and how far each number and the price (EUR) reach. `missed`: 0 counts the list itself, n + 1 what the list
 * would gain without its n-th facet choice. So a facet without its own choice has `missed` 0 and its own together.
 */
export type FacetTallies = {
  terms: { missed: number; term: number; total: number }[]
  ranges: { missed: number; attributeId: number; min: number; max: number }[]
}

type Row = {
  missed: number
  term: number | null
  total: number | null
  attribute_id: number | null
  min: number | null
  max: number | null
}

/** One pass over the list: whatever fails a single choice counts for that facet only, whatever fails two counts for none. */
export async function tallyFacets(ctx: ListContext & { db: Tx }, question: ListQuestion): Promise<FacetTallies> {
  const rows = await ctx.db.execute<Row>(facetTallies(ctx, question))
  const terms: FacetTallies['terms'] = []
  const ranges: FacetTallies['ranges'] = []
  for (const { missed, term, total, attribute_id, min, max } of rows) {
    if (term !== null && total !== null) terms.push({ missed, term, total })
    if (attribute_id !== null && min !== null && max !== null) ranges.push({ missed, attributeId: attribute_id, min, max })
  }
  return { terms, ranges }
}

/**
 * Products that say the same of themselves are counted together before anything is tried or unfolded: a catalogue repeats itself. The first of them
 * speaks for all, and their lowest price for a choice of prices, which they then have in common too. `offset 0` keeps the choices from being tried twice.
 */
export function facetTallies(ctx: ListContext, question: ListQuestion): SQL {
  const { facets } = question.filters
  const failed = facets.map((_, place) => sql.identifier(`failed_${place + 1}`))
  const fails = facets.map((choice, place) => sql`not (${chosen(choice)}) as ${failed[place]}`)
  const failures = sql.join([sql`0`, ...failed.map((name) => sql`${name}::int`)], sql` + `)
  const missed = sql.join([sql`0`, ...failed.map((name, place) => sql`${name}::int * ${place + 1}::int`)], sql` + `)
  const inCommon = [sql`l.facts_hash`, ...facets.filter(({ kind }) => kind === 'price').map(chosen)]
  return sql`
    with alike as (
      select min(l.product_id) as product_id, count(*)::int as total, min(price.cents) as cents, max(price.cents) as most
      ${listedProducts(ctx, question, { facets: false })}
      group by ${sql.join(inCommon, sql`, `)}
    ), tried as (
      select ${sql.join([sql`l.terms, l.number_ids, l.numbers, price.total, price.cents, price.most`, ...fails], sql`, `)}
      from alike price join product_listing l on l.product_id = price.product_id
      offset 0
    ), kept as materialized (
      select terms, number_ids, numbers, total, cents, most, ${missed} as missed from tried where ${failures} <= 1
    )
    select missed, term, sum(total)::int as total, null::int as attribute_id, null::float8 as min, null::float8 as max
    from (select missed, total, unnest(terms) as term from kept) said
    group by missed, term
    union all
    select missed, null, null, id, min(value), max(value)
    from (select missed, unnest(number_ids) as id, unnest(numbers) as value from kept) said
    group by missed, id
    union all
    select missed, ${hasTerm(priceFacet.id)}::int, sum(total)::int, ${priceFacet.id}::int, min(cents) / 100.0::float8, max(most) / 100.0::float8
    from kept group by missed`
}
