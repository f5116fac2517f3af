import { sql, type SQL } from 'drizzle-orm'
import type { ProductColumns } from '@/server/modules/product/price/price-sql'

/**
 * How many pieces can be sold now, as a scalar; null where pieces are not counted. A configurable product has what its variants have together, a bundle
 * as many as its scarcest part allows, each with all its pieces of one variant: none when one is sold no more or a bundle itself, or there is no part.
 */
export function availablePieces({ id, format }: ProductColumns): SQL {
  return sql`(
    case ${format}
      when 'Configurable' then (${ofVariants(id)})
      when 'Bundle' then (
        select case when count(*) = 0 then 0 else min(
          case
            when part.archived or part.format = 'Bundle' then 0
            when part.format = 'Configurable' then (${ofVariants(sql`part.id`, sql`b.quantity`)})
            else floor(${ownPieces({ id: sql`part.id`, format: sql`part.format` })}::numeric / b.quantity)
          end
        ) end
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

/** How often so many of one variant can be had. */
function ofVariants(parentId: SQL, each = sql`1`) {
  return sql`
    select case when count(*) = 0 then 0 when bool_or(own.pieces is null) then null else sum(floor(own.pieces::numeric / ${each})) end
    from product_variants v
    join products c on c.id = v.child_id and not c.archived
    cross join lateral (select ${ownPieces({ id: sql`c.id`, format: sql`c.format` })} as pieces) own
    where v.parent_id = ${parentId}`
}
