import { sql, type SQL } from 'drizzle-orm'
import type { Ctx } from '@/server/core/context'
import { groupBy, idArray } from '@/server/db/rows'

/** The CMS option with the code of the attribute whose value is the work (docs/rules/catalog.md#editions). */
const editionsOption = 'EditionsAttribute'

/** `from` items: `work`, the attribute of each site that names the work. */
const workAttribute = sql`attributes work join options o on o.site_id = work.site_id and o.key = ${editionsOption} and o.value = to_jsonb(work.code)`

/** Condition: the attribute with this id says which work a product is, which visitors do not read. */
export function isWorkAttribute(attributeId: SQL): SQL {
  return sql`${attributeId} in (select work.id from ${workAttribute})`
}

/** Pairs `product_id`, `other_id`: one of these products, and another edition of its work, whose page shows it. */
export function editionPairs(ids: readonly number[]): SQL {
  return sql`
    select own.product_id, other.product_id as other_id
    from ${workAttribute}
    join product_attributes own on own.attribute_id = work.id and own.product_id = any(${idArray(ids)})
    join product_attributes other on other.attribute_id = work.id and other.value_id = own.value_id and other.product_id <> own.product_id
    join products p on p.id = other.product_id and not p.archived and not p.is_variant`
}

/** Ids of the other editions of each of these products, printed before digital, then oldest first. */
export async function loadEditionIds({ db }: Pick<Ctx, 'db'>, ids: readonly number[]): Promise<Map<number, number[]>> {
  const rows = await db.execute<{ product_id: number; other_id: number }>(sql`
    select pair.product_id, pair.other_id from (${editionPairs(ids)}) pair join products p on p.id = pair.other_id
    order by pair.product_id, p.format = 'EProduct', p.id`)
  return new Map([...groupBy([...rows], (row) => row.product_id)].map(([id, own]) => [id, own.map((row) => row.other_id)]))
}
