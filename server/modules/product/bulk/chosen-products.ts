import { sql, type SQL } from 'drizzle-orm'
import { AppError } from '@/lib/api/errors'
import type { ChosenProducts } from '@/lib/api/v1/product/office/bulk.schema'
import { mayRead } from '@/lib/office/roles'
import type { Ctx } from '@/server/core/context'
import { requireUser } from '@/server/core/require-user'
import type { Tx } from '@/server/db/client'
import { idArray } from '@/server/db/rows'
import { itemTables } from '@/server/modules/stock/office/stock-item'
import { isListed, listOrder } from '@/server/modules/stock/office/stock-list'

/**
 * A query of the chosen products: `id`, `sku`, `name`, `version`, and `sort`, their place in the order of the list. Ids may name products that the list of
 * stock has not, such as bundles. @throws FORBIDDEN, NOT_FOUND
 */
export async function chosenProducts(ctx: Ctx, tx: Tx, chosen: ChosenProducts): Promise<SQL> {
  if ('filter' in chosen) {
    if (!mayRead(requireUser(ctx).scopes, 'stock')) throw new AppError('FORBIDDEN')
    return query(ctx, { where: isListed(ctx, chosen.filter), order: listOrder(chosen.filter) })
  }
  const where = sql`p.site_id = ${ctx.site.id} and p.id = any(${idArray(chosen.ids)})`
  const [found] = await tx.execute<{ n: number }>(sql`select count(*)::int as n from products p where ${where}`)
  if (found?.n !== new Set(chosen.ids).size) throw new AppError('NOT_FOUND')
  return query(ctx, { where, order: sql`p.sku` })
}

function query(ctx: Ctx, { where, order }: { where: SQL; order: SQL }) {
  return sql`
    select p.id, p.sku, coalesce(t.name, p.sku) as name, p.version, row_number() over (order by ${order}) as sort
    from ${itemTables(ctx)} where ${where}`
}
