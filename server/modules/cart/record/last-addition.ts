import { AppError } from '@/lib/api/errors'
import type { Ctx } from '@/server/core/context'
import { hashSecret } from '@/server/core/security/secrets'
import { idempotencyKey } from '@/server/core/idempotency/idempotency-key'
import type { CartRow } from './open-cart'

/** A call that adds quantity to a line; a repeat must not add twice (docs/rules/cart.md#repeated-addition). */
export type Addition = { key: string; hash: string }

/** `input`: the call's data without the cart. Null without an idempotency key. */
export function createAddition(ctx: Ctx, input: readonly unknown[]): Addition | null {
  const key = idempotencyKey(ctx)
  return key === null ? null : { key, hash: hashSecret(JSON.stringify(input)) }
}

/** The value of the cart's column. */
export function serializeAddition(addition: Addition | null): CartRow['lastAddition'] {
  return addition && addition.hash + addition.key
}

/** Whether this addition was made already. @throws IDEMPOTENCY_MISMATCH for the same key with other data */
export function isReplay({ lastAddition }: CartRow, addition: Addition | null) {
  if (!addition || lastAddition?.slice(addition.hash.length) !== addition.key) return false
  if (!lastAddition.startsWith(addition.hash)) throw new AppError('IDEMPOTENCY_MISMATCH')
  return true
}
