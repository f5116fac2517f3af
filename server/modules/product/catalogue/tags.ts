import { sql } from 'drizzle-orm'
import type { Tag } from '@/lib/api/v1/product/web/tag.schema'
import type { Ctx } from '@/server/core/context'
import { listedProducts } from '@/server/modules/product/search/list-sql'

/** Every tag that a product of the lists has now, with how many have it. */
export async function loadTags(ctx: Pick<Ctx, 'db' | 'site' | 'language' | 'now'>): Promise<Tag[]> {
  const rows = await ctx.db.execute<Tag>(sql`
    select v.id, names.label as title, a.code as "attributeCode", told.products as "productCount"
    from attributes a
    join attribute_values v on v.attribute_id = a.id
    join attribute_value_texts names on names.value_id = v.id and names.language_id = ${ctx.language.id}
    join (
      select term, count(*)::int as products
      from (select unnest(l.terms) as term ${listedProducts(ctx, { filters: { facets: [] }, mainCategory: undefined, found: null })}) worn
      group by term
    ) told on told.term = v.id
    where a.site_id = ${ctx.site.id} and a.filterable and a.input = 'multipleSelect'
    order by a.position, a.id, v.position, v.id`)
  return rows.map(({ id, title, attributeCode, productCount }) => ({ id, title, attributeCode, productCount }))
}
