import type { ParsedOf } from '@/lib/api/endpoint'
import type { paymentApi } from '@/lib/api/v2/ecommerce/payment'
import { fromCents } from '@/lib/money/money'
import type { Ctx } from '@/server/core/context'
import { listRetryMethods, loadPayableOrder, totalWith } from './payable-order'

export async function retryMethods(ctx: Ctx, input: ParsedOf<typeof paymentApi.retryMethods>) {
  const order = await loadPayableOrder(ctx, input)
  if (order.status !== 'awaiting_payment') return []
  const methods = await listRetryMethods(ctx, ctx.db, order)
  return methods.map((method) => ({
    id: method.id,
    name: method.name,
    description: method.description,
    paymentType: method.paymentType,
    fee: fromCents(method.feeCents),
    total: fromCents(totalWith(method, order)),
  }))
}
