import { sql, type SQL } from 'drizzle-orm'

/** A product in a query: its id and format columns, e.g. of `products p`. */
export type ProductColumns = { id: SQL; format: SQL }

/**
 * What the dated rows of one product say at `now` (DESIGN 7), as the body of a lateral join: always one row with `priced_id`, `retail_cents`,
 * `sale_cents`, `sale_from`, `sale_until`, `member_cents`, `final_cents`. The newest retail row holds; of several sales the lowest, and only
 * when it is below retail; a member price only when it is below what anybody pays. Without a retail price everything is null: not sold.
 */
export function ownPrice(productId: SQL, now: Date | SQL): SQL {
  const at = now instanceof Date ? sql`${now.toISOString()}::timestamptz` : now
  return sql`
    select ${productId} as priced_id, retail_cents,
      case when sale_cents < retail_cents then sale_cents end as sale_cents,
      case when sale_cents < retail_cents then sale_from end as sale_from,
      case when sale_cents < retail_cents then sale_until end as sale_until,
      case when retail_cents is not null and member_cents < least(retail_cents, sale_cents) then member_cents end as member_cents,
      case when retail_cents is not null then least(retail_cents, sale_cents) end as final_cents
    from (
      select
        (array_agg(cents order by valid_from desc, id desc) filter (where kind = 'retail'))[1] as retail_cents,
        (array_agg(cents order by cents, valid_from, id) filter (where kind = 'sale'))[1] as sale_cents,
        (array_agg(valid_from order by cents, valid_from, id) filter (where kind = 'sale'))[1] as sale_from,
        (array_agg(valid_to order by cents, valid_from, id) filter (where kind = 'sale'))[1] as sale_until,
        min(cents) filter (where kind = 'member') as member_cents
      from prices
      where product_id = ${productId} and valid_from <= ${at} and (valid_to is null or valid_to > ${at})
    ) held`
}

/**
 * What a list shows: the product's own price, of a configurable product its cheapest variant's, of a bundle without a price of its own what its
 * parts cost together. The columns of `ownPrice`, and `from_cents` and `to_cents`, the cheapest and the dearest. No row when a configurable
 * product has nothing to sell, or a part of an unpriced bundle no price.
 */
export function shownPrice(product: ProductColumns, now: Date): SQL {
  return sql`
    select own.*, own.final_cents as from_cents, own.final_cents as to_cents
    from (${ownPrice(product.id, now)}) own
    where ${product.format} <> 'Configurable' and (${product.format} <> 'Bundle' or own.final_cents is not null)
    union all
    select ${product.id}, from_cents, null::int, null::timestamptz, null::timestamptz, null::int, from_cents, from_cents, to_cents
    from (${partsPrice(product.id, now)}) parts
    where ${product.format} = 'Bundle' and from_cents is not null
      and not exists (select 1 from (${ownPrice(product.id, now)}) own where own.final_cents is not null)
    union all
    (
      select child.*, min(child.final_cents) over () as from_cents, max(child.final_cents) over () as to_cents
      from product_variants v
      join products c on c.id = v.child_id and not c.archived
      cross join lateral (${ownPrice(sql`v.child_id`, now)}) child
      where ${product.format} = 'Configurable' and v.parent_id = ${product.id} and child.final_cents is not null
      order by child.final_cents, v.position
      limit 1
    )`
}

/** What the parts of a bundle cost together, `from_cents` to `to_cents`; nulls when one of them has no price or is a bundle itself. */
function partsPrice(bundleId: SQL, now: Date): SQL {
  return sql`
    select
      case when bool_and(part.from_cents is not null) then sum(part.from_cents * b.quantity)::int end as from_cents,
      case when bool_and(part.from_cents is not null) then sum(part.to_cents * b.quantity)::int end as to_cents
    from bundle_parts b
    join products one on one.id = b.product_id
    left join lateral (
      select own.final_cents as from_cents, own.final_cents as to_cents from (${ownPrice(sql`one.id`, now)}) own where one.format in ('Simple', 'EProduct')
      union all
      select min(child.final_cents), max(child.final_cents)
      from product_variants v
      join products c on c.id = v.child_id and not c.archived
      cross join lateral (${ownPrice(sql`v.child_id`, now)}) child
      where one.format = 'Configurable' and v.parent_id = one.id and child.final_cents is not null
    ) part on part.from_cents is not null
    where b.bundle_id = ${bundleId}`
}
