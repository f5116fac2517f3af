import { sql } from 'drizzle-orm'
import type { Tag } from '@/lib/api/v1/product/web/tag.schema'
import type { Ctx } from '@/server/core/context'
import { listedProducts } from './list-sql'

/** Loads the tags of listed products with their counts (docs/rules/catalog.md#product-tags). */
export async function loadTags(ctx: Pick<Ctx, 'db' | 'site' | 'language' | 'now'>): Promise<Tag[]> {
  const rows = await ctx.db.execute<Tag>(sql`
    select v.id, names.label as title, a.code as "attributeCode", counts.products as "productCount"
    from attributes a
    join attribute_values v on v.attribute_id = a.id
    join attribute_value_texts names on names.value_id = v.id and names.language_id = ${ctx.language.id}
    join (
      select term, count(*)::int as products
      from (select unnest(l.terms) as term ${listedProducts(ctx, { filters: { facets: [] }, mainCategory: undefined, found: null })}) listed_terms
      group by term
    ) counts on counts.term = v.id
    where a.site_id = ${ctx.site.id} and a.filterable and a.input = 'multipleSelect'
    order by a.position, a.id, v.position, v.id`)
  return rows.map(({ id, title, attributeCode, productCount }) => ({ id, title, attributeCode, productCount }))
}
