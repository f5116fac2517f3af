import type { ParsedOf } from '@/lib/api/endpoint'
import type { withdrawalApi } from '@/lib/api/v1/document/withdrawal'
import type { Ctx } from '@/server/core/context'
import { AddressSnapshot } from '@/server/db/order-snapshots'
import { visibleOrder } from '@/server/modules/order/access/order-keys'
import { periodOf } from '@/server/modules/order/withdrawals/load-withdrawal-period'
import { withdrawableLines } from './withdrawable-lines'

export async function options(ctx: Ctx, { orderSlug }: ParsedOf<typeof withdrawalApi.options>) {
  const order = await visibleOrder(ctx, ctx.db, orderSlug)
  const { firstName, lastName } = AddressSnapshot.parse(order.billing)
  const [period, lines] = await Promise.all([periodOf(ctx, ctx.db, order), withdrawableLines(ctx.db, order.id)])
  return { number: order.number, orderSlug, ...period, name: `${firstName} ${lastName}`, email: order.email, lines }
}
