import { and, eq } from 'drizzle-orm'
import { AppError } from '@/lib/api/errors'
import { actorName } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { idempotencyKey } from '@/server/core/idempotency/idempotency-key'
import { hashSecret } from '@/server/core/security/secrets'
import type { Transaction } from '@/server/core/transaction'
import { stockMovements } from '@/server/db/schema/stock'
import { errorCode } from '@/server/db/error-code'

export type StockRequest = { key: string; hash: string } | null

/** The request as a movement stores it; null without an Idempotency-Key. */
export function stockRequestOf(ctx: Ctx, verb: 'adjust' | 'count', input: object): StockRequest {
  const key = idempotencyKey(ctx)
  return key === null ? null : { key, hash: hashSecret(JSON.stringify([verb, input])) }
}

/** Whether the employee's request was carried out before (docs/rules/catalog.md#stock-replay). @throws IDEMPOTENCY_MISMATCH */
export async function isReplay(ctx: Ctx, tx: Transaction, request: StockRequest): Promise<boolean> {
  if (!request) return false
  const [known] = await tx
    .select({ hash: stockMovements.requestHash })
    .from(stockMovements)
    .where(and(eq(stockMovements.actor, actorName(ctx)), eq(stockMovements.idempotencyKey, request.key)))
  if (!known) return false
  if (known.hash !== request.hash) throw new AppError('IDEMPOTENCY_MISMATCH')
  return true
}

/** Two items with one key at the same moment meet in the ledger's unique index. */
export function asMismatch(error: unknown) {
  return errorCode(error) === '23505' ? new AppError('IDEMPOTENCY_MISMATCH', undefined, error) : error
}
