import type { ParsedOf } from '@/lib/api/endpoint'
import type { withdrawalApi } from '@/lib/api/v1/document/withdrawal'
import type { Ctx } from '@/server/core/context'
import { AddressSnapshot, isOfCompany } from '@/server/db/order-snapshots'
import { loadVisibleOrder } from '@/server/modules/order/access/order-keys'
import { loadWithdrawalPeriod } from '@/server/modules/order/withdrawals/order-withdrawals'
import { listWithdrawableLines } from './withdrawable-lines'

export async function options(ctx: Ctx, { orderSlug }: ParsedOf<typeof withdrawalApi.options>) {
  const order = await loadVisibleOrder(ctx, ctx.db, orderSlug)
  const { firstName, lastName } = AddressSnapshot.parse(order.billing)
  const [period, lines] = await Promise.all([loadWithdrawalPeriod(ctx, ctx.db, order), listWithdrawableLines(ctx.db, order.id)])
  const isCompany = isOfCompany(order)
  return { number: order.number, orderSlug, isCompany, ...period, name: `${firstName} ${lastName}`, email: order.email, lines }
}
