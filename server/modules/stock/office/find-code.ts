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
