import { sql, type SQL } from 'drizzle-orm'

/** `from` item: the listing `l` with its `price` now. Products without a price now are not in it. */
export function pricedListing(now: Date): SQL {
  return sql`product_listing l join shown_prices price on price.product_id = l.product_id and ${isShown(now)}`
}

/** Condition: the row `price` of shown_prices is valid now. Archived products and variants have no such row. */
export function isShown(now: Date): SQL {
  const at = sql`${now.toISOString()}::timestamptz`
  return sql`price.from_at <= ${at} and (price.until_at is null or price.until_at > ${at})`
}
