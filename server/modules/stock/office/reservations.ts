import type { ParsedOf } from '@/lib/api/endpoint'
import type { officeStockApi } from '@/lib/api/v1/stock/office'
import type { Ctx } from '@/server/core/context'
import { loadHolds } from './holds'
import { loadStockDetail } from './stock-item'

const maxReservations = 200

export async function reservations(ctx: Ctx, { id }: ParsedOf<typeof officeStockApi.reservations>) {
  await loadStockDetail(ctx, ctx.db, id)
  const holds = await loadHolds(ctx, ctx.db, id)
  return {
    records: holds
      .slice(0, maxReservations)
      .map(({ id: orderId, number, status, paymentKind, paymentCheckedBy, way, isReserved, isUnpaid, until, pieces, createdAt }) => ({
        order: { id: orderId, number },
        status,
        paymentKind,
        paymentCheckedBy,
        way,
        pieces,
        isUnpaid,
        until: isReserved && until !== null ? new Date(until).toISOString() : null,
        createdAt: new Date(createdAt).toISOString(),
      })),
  }
}
