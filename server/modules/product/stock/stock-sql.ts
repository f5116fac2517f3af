import { sql, type SQL } from 'drizzle-orm'

/** The id and format columns of a product in a query, e.g. of `products p`. */
type ProductColumns = { id: SQL; format: SQL }

/** The available quantity as a scalar (docs/rules/catalog.md#available-quantity). */
export function availableQuantity({ id, format }: ProductColumns): SQL {
  return sql`(
    case ${format}
      when 'Configurable' then (${variantsQuantity(id)})
      when 'Bundle' then (
        select case when count(*) = 0 then 0 else min(
          case
            when part.archived or part.format = 'Bundle' then 0
            when part.format = 'Configurable' then (${variantsQuantity(sql`part.id`, sql`b.quantity`)})
            else floor(${ownAvailableQuantity({ id: sql`part.id`, format: sql`part.format` })}::numeric / b.quantity)
          end
        ) end
        from bundle_parts b join products part on part.id = b.product_id
        where b.bundle_id = ${id}
      )
      else ${ownAvailableQuantity({ id, format })}
    end
  )::int`
}

/** The same for a product that is neither configurable nor a bundle: 0 for an e-product without a file. */
export function ownAvailableQuantity({ id, format }: ProductColumns): SQL {
  return sql`(
    case when ${awaitsFile({ id, format })} then 0 else (select s.on_hand - s.reserved from stock_items s where s.product_id = ${id}) end
  )`
}

/** Whether it is an e-product without a file (docs/rules/catalog.md#digital-files). */
export function awaitsFile({ id, format }: ProductColumns): SQL {
  return sql`(${format} = 'EProduct' and not exists (select 1 from product_files f where f.product_id = ${id} and f.retired_at is null))`
}

/** Sums over the variants how often each supplies `unitsPerBundle` units; by default, units. */
function variantsQuantity(parentId: SQL, unitsPerBundle = sql`1`) {
  return sql`
    select case when count(*) = 0 then 0 when bool_or(variant.quantity is null) then null else sum(floor(variant.quantity::numeric / ${unitsPerBundle})) end
    from product_variants v
    join products c on c.id = v.child_id and not c.archived
    cross join lateral (select ${ownAvailableQuantity({ id: sql`c.id`, format: sql`c.format` })} as quantity) variant
    where v.parent_id = ${parentId}`
}
