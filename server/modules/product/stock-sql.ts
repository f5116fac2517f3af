import { sql, type SQL } from 'drizzle-orm'
import type { ProductColumns } from './price-sql'

/**
 * How many pieces can be sold now, as a scalar; null where pieces are not counted. A configurable product has what its variants have together, a bundle
 * as many as its scarcest part allows: none when one is sold no more.
 */
export function availablePieces({ id, format }: ProductColumns): SQL {
  return sql`(
    case ${format}
      when 'Configurable' then (${ofVariants(id)})
      when 'Bundle' then (
        select min(floor((case when part.archived then 0 when part.format = 'Configurable' then (${ofVariants(sql`part.id`)}) else (${ofOwn(sql`part.id`)}) end)::numeric / b.quantity))
        from bundle_parts b join products part on part.id = b.product_id
        where b.bundle_id = ${id}
      )
      else (${ofOwn(id)})
    end
  )::int`
}

function ofOwn(productId: SQL) {
  return sql`select s.on_hand - s.reserved from stock_items s where s.product_id = ${productId}`
}

function ofVariants(parentId: SQL) {
  return sql`
    select case when count(*) = 0 then 0 when bool_or(s.id is null) then null else sum(s.on_hand - s.reserved) end
    from product_variants v
    join products c on c.id = v.child_id and not c.archived
    left join stock_items s on s.product_id = v.child_id
    where v.parent_id = ${parentId}`
}
