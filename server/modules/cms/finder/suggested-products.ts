import { sql, type SQL } from 'drizzle-orm'
import type { Ctx } from '@/server/core/context'
import { tsquerySql, type SearchQuery } from '@/server/modules/product/search/search-query'
import { productsBySku } from '@/server/modules/product/search/products-by-sku'
import { prefixPattern } from '@/server/db/prefix-pattern'

type SearchCtx = Pick<Ctx, 'site' | 'language' | 'now'>

const maxProducts = 6

/**
 * A SKU, then name prefixes, then words of names, then authors and options. Each part has its own limit, so that a short prefix is as fast as a long
 * one.
 */
export function suggestedProducts({ site, language, now }: SearchCtx, { typed, tsquery }: SearchQuery): SQL {
  const query = tsquerySql(tsquery)
  const rankedMatches = (rank: number, matches: SQL) => sql`(
    select t.product_id, t.name, t.slug, ${rank}::int as rank
    from product_texts t join product_search s on s.product_id = t.product_id and s.language_id = t.language_id
    where t.site_id = ${site.id} and t.language_id = ${language.id} and s.shown @> ${now().toISOString()}::timestamptz and ${matches} limit ${maxProducts})`
  return sql`
    select 'product' as type, product_id as id, name as title, slug from (
      select product_id, name, slug, min(rank) as rank from (
        ${rankedMatches(-1, sql`t.product_id in (${productsBySku({ site, language }, typed)})`)}
        union all ${rankedMatches(0, sql`t.folded_name like ${prefixPattern(typed)}`)}
        union all ${rankedMatches(1, sql`ts_filter(s.words, '{a}') @@ ${query}`)}
        union all ${rankedMatches(2, sql`s.words @@ ${query}`)}
      ) found group by product_id, name, slug
    ) ranked
    order by rank, name collate "hr-x-icu", product_id limit ${maxProducts}`
}
