import { and, eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { officeOrderApi } from '@/lib/api/v2/ecommerce/order/office'
import { actorName, audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { idempotencyKey } from '@/server/core/idempotency/idempotency-key'
import { hashSecret } from '@/server/core/security/secrets'
import { inTransaction, type Transaction } from '@/server/core/transaction'
import type { OrderRow } from '@/server/db/order-snapshots'
import { orderEvents } from '@/server/db/schema/order'
import { lockOrder } from '@/server/modules/order/records/load-order'
import { presentOfficeOrder } from './present/present-office-order'

/** Adds an internal note (docs/rules/orders.md#internal-notes). Its text stands under `reason`, which erasing the buyer removes. */
export async function note(ctx: Ctx, { id, note: reason }: ParsedOf<typeof officeOrderApi.note>) {
  return inTransaction(ctx, async (tx) => {
    const order = await lockOrder(ctx, tx, id)
    if (await isReplay(ctx, tx, { id, reason })) return presentOfficeOrder(ctx, tx, order)
    await writeNote(ctx, tx, order, reason)
    return presentOfficeOrder(ctx, tx, order)
  })
}

export async function writeNote(ctx: Ctx, tx: Transaction, { id, status }: Pick<OrderRow, 'id' | 'status'>, reason: string) {
  await tx.insert(orderEvents).values({
    from: status,
    to: status,
    orderId: id,
    at: ctx.now(),
    actor: actorName(ctx),
    requestId: ctx.requestId,
    detail: { internal: true, reason },
    idempotencyKey: idempotencyKey(ctx),
    requestHash: hashSecret(reason),
  })
  await audit(ctx, tx, { action: 'order.note', target: `order:${id}`, detail: {} })
}

/** Under the order's lock. @throws IDEMPOTENCY_MISMATCH for the same key with another text */
async function isReplay(ctx: Ctx, tx: Transaction, { id, reason }: { id: number; reason: string }): Promise<boolean> {
  const key = idempotencyKey(ctx)
  if (key === null) return false
  const isIt = and(eq(orderEvents.orderId, id), eq(orderEvents.idempotencyKey, key))
  const [known] = await tx.select({ hash: orderEvents.requestHash }).from(orderEvents).where(isIt)
  if (known && known.hash !== hashSecret(reason)) throw new AppError('IDEMPOTENCY_MISMATCH')
  return known !== undefined
}
