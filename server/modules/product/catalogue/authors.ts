import { sql, type SQL } from 'drizzle-orm'
import type { Author } from '@/lib/api/v1/product/web/author.schema'
import type { Ctx } from '@/server/core/context'
import { pricedListing } from '@/server/modules/product/price/priced-listing'

/** The CMS option with the code of the attribute whose text is a card's byline (docs/rules/catalog.md#product-card), e.g. the author. */
const bylineOption = 'BylineAttribute'

/** `from` items: `named`, the attribute of the byline of site `siteId`. */
export function bylineAttribute(siteId: SQL): SQL {
  return sql`attributes named join options o on o.site_id = named.site_id and o.key = ${bylineOption} and o.value = to_jsonb(named.code) and named.site_id = ${siteId}`
}

/** Condition: the values of the attribute `named` have pages of their own (docs/rules/catalog.md#authors). */
export const hasAuthorPages = sql`(named.filterable and named.input <> 'text')`

/** The authors with a product in the shop now, as `select id, slug, name, code` with this further condition on their value `v`. */
export function authorRows({ site, language, now }: Pick<Ctx, 'site' | 'language' | 'now'>, condition: SQL): SQL {
  return sql`
    select v.id, v.key as slug, names.label as name, named.code as "attributeCode"
    from ${bylineAttribute(sql`${site.id}::int`)}
    join attribute_values v on v.attribute_id = named.id
    join attribute_value_texts names on names.value_id = v.id and names.language_id = ${language.id}
    where ${hasAuthorPages} and ${condition}
      and exists (select from ${pricedListing(now())} where l.terms @> array[v.id] and ${language.id} = any(l.language_ids))`
}

export async function findAuthor(ctx: Pick<Ctx, 'db' | 'site' | 'language' | 'now'>, slug: string): Promise<Author | null> {
  const [row] = await ctx.db.execute<Author>(authorRows(ctx, sql`v.key = ${slug}`))
  return row ? { id: row.id, name: row.name, slug: row.slug, attributeCode: row.attributeCode } : null
}
