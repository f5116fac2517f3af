import { sql, type SQL } from 'drizzle-orm'
import { AppError } from '@/lib/api/errors'
import type { ChosenProducts } from '@/lib/api/v1/product/office/bulk.schema'
import { mayRead } from '@/lib/office/roles'
import type { Ctx } from '@/server/core/context'
import { requireUser } from '@/server/core/require-user'
import type { Tx } from '@/server/db/client'
import { idArray } from '@/server/db/rows'
import { foundItems, isInView, listOrder } from '@/server/modules/stock/office/stock-list'

/**
 * A query of the chosen products: `id`, `sku`, `name`, `version`, and `sort`, their place in the order of the list. Ids may name products that the list of
 * stock has not, such as bundles. @throws FORBIDDEN, NOT_FOUND
 */
export async function chosenProducts(ctx: Ctx, tx: Tx, chosen: ChosenProducts): Promise<SQL> {
  if ('filter' in chosen) {
    if (!mayRead(requireUser(ctx).scopes, 'stock')) throw new AppError('FORBIDDEN')
    const { view, q } = chosen.filter
    return query(ctx, { items: foundItems(ctx, q), where: isInView[view], order: listOrder(view) })
  }
  const items = sql`select p.id, p.sku from products p where p.site_id = ${ctx.site.id} and p.id = any(${idArray(chosen.ids)})`
  const [found] = await tx.execute<{ n: number }>(sql`select count(*)::int as n from (${items}) items`)
  if (found?.n !== new Set(chosen.ids).size) throw new AppError('NOT_FOUND')
  return query(ctx, { items, where: sql`true`, order: sql`items.sku` })
}

function query({ language }: Ctx, { items, where, order }: Record<'items' | 'where' | 'order', SQL>) {
  return sql`
    select p.id, p.sku, coalesce(t.name, p.sku) as name, p.version, row_number() over (order by ${order}) as sort
    from (${items}) items join products p on p.id = items.id
    left join product_texts t on t.product_id = p.id and t.language_id = ${language.id}
    where ${where}`
}
