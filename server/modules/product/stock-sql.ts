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
        select min(floor((case when part.archived then 0 when part.format = 'Configurable' then (${ofVariants(sql`part.id`)}) else ${ownPieces({ id: sql`part.id`, format: sql`part.format` })} end)::numeric / b.quantity))
        from bundle_parts b join products part on part.id = b.product_id
        where b.bundle_id = ${id}
      )
      else ${ownPieces({ id, format })}
    end
  )::int`
}

/** The same of a product that is neither configurable nor a bundle: none of an e-product whose file is not here yet. */
export function ownPieces({ id, format }: ProductColumns): SQL {
  return sql`(
    case when ${awaitsFile({ id, format })} then 0 else (select s.on_hand - s.reserved from stock_items s where s.product_id = ${id}) end
  )`
}

/** Whether it is an e-product that nobody could download. */
export function awaitsFile({ id, format }: ProductColumns): SQL {
  return sql`(${format} = 'EProduct' and not exists (select 1 from product_files f where f.product_id = ${id} and f.retired_at is null))`
}

function ofVariants(parentId: SQL) {
  return sql`
    select case when count(*) = 0 then 0 when bool_or(own.pieces is null) then null else sum(own.pieces) end
    from product_variants v
    join products c on c.id = v.child_id and not c.archived
    cross join lateral (select ${ownPieces({ id: sql`c.id`, format: sql`c.format` })} as pieces) own
    where v.parent_id = ${parentId}`
}
