import { and, eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { officeRefundApi } from '@/lib/api/v2/ecommerce/order/office/refund'
import { fromCents } from '@/lib/money/money'
import type { Ctx } from '@/server/core/context'
import { orders } from '@/server/db/schema/order'
import { vatByRate } from '@/server/modules/invoice/contents'
import { planRefund } from './plan-refund'

export async function preview({ db, site }: Ctx, { id, ...request }: ParsedOf<typeof officeRefundApi.preview>) {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.siteId, site.id)))
  if (!order) throw new AppError('NOT_FOUND')
  const plan = await planRefund(db, order, request)
  const nameOf = new Map(plan.orderLines.map((line) => [line.id, line.name]))
  return {
    total: fromCents(plan.totalCents),
    left: fromCents(plan.leftCents),
    lines: plan.lines.map(({ lineId, quantity, cents }) => ({
      lineId,
      name: nameOf.get(lineId) ?? '',
      qty: quantity,
      amount: fromCents(cents),
    })),
    delivery: fromCents(plan.deliveryCents),
    amount: fromCents(plan.amountCents),
    vatByRate: vatByRate({ lines: plan.credited }).map(({ rate, baseCents, vatCents }) => ({
      rate,
      base: fromCents(baseCents),
      vat: fromCents(vatCents),
    })),
    by: plan.payment.isManual ? ('hand' as const) : ('provider' as const),
    isCredited: plan.isCredited,
    isWhole: plan.isWhole,
  }
}
