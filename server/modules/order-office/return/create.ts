import { z } from 'zod'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { officeReturnApi } from '@/lib/api/v2/ecommerce/order/office/return'
import { isReversed } from '@/lib/order/order-statuses'
import { actorName } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { runIdempotent } from '@/server/core/idempotency/run-idempotent'
import { inTransaction, type Transaction } from '@/server/core/transaction'
import type { OrderRow } from '@/server/db/order-snapshots'
import { orderReturnLines, orderReturns } from '@/server/db/schema/return'
import { endImpossibleProposal } from '@/server/modules/order/edits/proposals'
import { loadOrderLines, lockOrder } from '@/server/modules/order/records/load-order'
import { loadReturnableLines } from '@/server/modules/order/returns/returnable-lines'
import { presentReturn } from './present-return'
import { recordReturn } from './record-return'

type Input = ParsedOf<typeof officeReturnApi.create>

/** Opens a return. The order's lock decides between two employees (docs/rules/after-sale.md#return-pieces). */
export async function create(ctx: Ctx, input: Input) {
  return inTransaction(ctx, async (tx) => {
    const order = await lockOrder(ctx, tx, input.id)
    const request = { call: 'ecommerce.order.office.return.create', sender: actorName(ctx), input, result: z.number() }
    return presentReturn(ctx, tx, await runIdempotent(ctx, tx, request, () => openReturn(ctx, tx, order, input)))
  })
}

async function openReturn(ctx: Ctx, tx: Transaction, order: OrderRow, input: Input): Promise<number> {
  const { kind, lines, reason } = input
  if (isReversed(order.status)) throw new AppError('ORDER_STATE', { status: order.status })
  const returnable = await loadReturnableLines(tx, order, await loadOrderLines(tx, order.id))
  const leftOf = new Map(returnable.map(({ lineId, left }) => [lineId, left]))
  if (lines.some(({ lineId }) => !leftOf.has(lineId))) throw new AppError('NOT_FOUND')
  if (lines.some(({ lineId, quantity }) => quantity > (leftOf.get(lineId) ?? 0)))
    throw new AppError('RETURNED_MEANWHILE', { lines: returnable })
  const [row] = await tx
    .insert(orderReturns)
    .values({ orderId: order.id, kind, reason, actor: actorName(ctx), openedAt: ctx.now() })
    .returning({ id: orderReturns.id })
  if (!row) throw new Error('No return was written.')
  const returnId = row.id
  await tx.insert(orderReturnLines).values(lines.map(({ lineId, quantity }) => ({ returnId, orderLineId: lineId, quantity })))
  await recordReturn(ctx, tx, { order, returnId, step: 'opened', reason, detail: { kind, lines } })
  await endImpossibleProposal(ctx, tx, { orderId: order.id, actor: actorName(ctx) })
  return returnId
}
