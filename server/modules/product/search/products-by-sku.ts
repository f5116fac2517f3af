import { sql, type SQL } from 'drizzle-orm'
import type { Ctx } from '@/server/core/context'
import { soldVariantsIn } from '@/server/modules/product/catalogue/variants'

/** The ids of products with this SKU, a variant's parent for the variant (docs/rules/catalog.md#search-matching). */
export function productsBySku({ site, language }: Pick<Ctx, 'site' | 'language'>, typed: string): SQL {
  return sql`
    select coalesce(v.parent_id, p.id)
    from products p
    join product_texts t on t.product_id = p.id and t.language_id = ${language.id}
    left join ${soldVariantsIn(language.id)} v on v.child_id = p.id
    where p.site_id = ${site.id} and izlog_sku_key(p.sku) = nullif(izlog_sku_key(${typed}), '')`
}
