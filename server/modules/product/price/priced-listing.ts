import { sql, type SQL } from 'drizzle-orm'

/** The listing `l` of what is sold now, with its `price`. What has no price yet, or no more, is not shown. */
export function pricedListing(now: Date): SQL {
  return sql`product_listing l join shown_prices price on price.product_id = l.product_id and ${isShown(now)}`
}

/** Whether a row `price` of shown_prices holds now. What is archived or a variant has none. */
export function isShown(now: Date): SQL {
  const at = sql`${now.toISOString()}::timestamptz`
  return sql`price.from_at <= ${at} and (price.until_at is null or price.until_at > ${at})`
}
