import { sql, type SQL } from 'drizzle-orm'
import type { Tx } from '@/server/db/client'
import { hasTerm } from './facet-terms'
import { chosen, listedProducts, type ListContext, type ListQuestion } from './list-sql'
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
 * Products that say the same of themselves are counted together before anything is unfolded: a catalogue repeats itself. `offset 0` keeps the
 * choices from being tried twice for each product.
 */
export function facetTallies(ctx: ListContext, question: ListQuestion): SQL {
  const { facets } = question.filters
  const failed = facets.map((_, place) => sql.identifier(`failed_${place + 1}`))
  const fails = facets.map((choice, place) => sql`not (${chosen(choice)}) as ${failed[place]}`)
  const failures = sql.join([sql`0`, ...failed.map((name) => sql`${name}::int`)], sql` + `)
  const missed = sql.join([sql`0`, ...failed.map((name, place) => sql`${name}::int * ${place + 1}::int`)], sql` + `)
  return sql`
    with listed as (
      select ${sql.join([sql`l.terms, l.number_ids, l.numbers, price.cents`, ...fails], sql`, `)}
      ${listedProducts(ctx, question, { facets: false })}
      offset 0
    ), kept as materialized (
      select terms, number_ids, numbers, ${missed} as missed, count(*) as total, min(cents) as least, max(cents) as most
      from listed
      where ${failures} <= 1
      group by 1, 2, 3, 4
    )
    select missed, term, sum(total)::int as total, null::int as attribute_id, null::float8 as min, null::float8 as max
    from kept cross join unnest(terms) as term
    group by missed, term
    union all
    select missed, null, null, n.id, min(n.value), max(n.value)
    from kept cross join unnest(number_ids, numbers) as n(id, value)
    group by missed, n.id
    union all
    select missed, ${hasTerm(priceFacet.id)}::int, sum(total)::int, ${priceFacet.id}::int, min(least) / 100.0::float8, max(most) / 100.0::float8
    from kept group by missed`
}
