import { sql, type SQL } from 'drizzle-orm'
import { gtinCodes } from '@/lib/text/product/product-identifiers'
import { parseGtin } from '@/lib/text/product/gtin'
import type { Ctx } from '@/server/core/context'

/** The ids of the products whose SKU, in any case, or barcode is this text. An ISBN may be stored with hyphens. */
export function idsByCode({ site }: Pick<Ctx, 'site'>, code: string): SQL {
  const bySku = sql`select one.id from products one where one.site_id = ${site.id} and lower(one.sku) = lower(${code})`
  const gtin = parseGtin(code)
  if (gtin === null) return bySku
  const codes = sql.join(
    gtinCodes.map((one) => sql`${one}`),
    sql`, `,
  )
  return sql`
    ${bySku}
    union
    select value.product_id from attributes a join product_attributes value on value.attribute_id = a.id
    where a.site_id = ${site.id} and a.code in (${codes}) and replace(replace(value.text, '-', ''), ' ', '') = ${gtin}`
}

/** The ids of the products whose SKU or name contains the text, or whose code it is. Each part of the union has an index of its own. */
export function idsByText(ctx: Pick<Ctx, 'site' | 'language'>, q: string): SQL {
  const { site, language } = ctx
  const part = `%${q.replace(/[\\%_]/g, '\\$&')}%`
  return sql`
    select named.id from products named where named.site_id = ${site.id} and named.sku ilike ${part}
    union
    select text.product_id from product_texts text
    where text.site_id = ${site.id} and text.language_id = ${language.id} and text.folded_name like izlog_fold(${part}) /* planned for its values */
    union
    ${idsByCode(ctx, q)}`
}
