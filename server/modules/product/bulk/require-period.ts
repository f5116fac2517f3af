import type { ProductChange } from '@/lib/api/entities/product-change.schema'
import type { Ctx } from '@/server/core/context'
import { salePeriod } from '@/server/modules/product/price/sale-period'

/** @throws SALE_OVER for a sale that would end before it begins */
export function requirePeriod({ now }: Pick<Ctx, 'now'>, change: ProductChange) {
  if (change.kind === 'sale') salePeriod(change, now())
}
