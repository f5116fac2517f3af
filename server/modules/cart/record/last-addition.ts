import { AppError } from '@/lib/api/errors'
import type { Ctx } from '@/server/core/context'
import { hashSecret } from '@/server/core/secrets'
import { idempotencyKey } from '@/server/core/idempotency-key'
import type { CartRow } from './open-cart'

/** A call that adds pieces to a line, which must not do so twice. */
export type Addition = { key: string; hash: string }

/** `asked`: what was asked for, beside the cart. Null without a key. */
export function createAddition(ctx: Ctx, input: readonly unknown[]): Addition | null {
  const key = idempotencyKey(ctx)
  return key === null ? null : { key, hash: hashSecret(JSON.stringify(input)) }
}

/** As the cart keeps it. */
export function serializeAddition(addition: Addition | null): CartRow['lastAddition'] {
  return addition && addition.hash + addition.key
}

/** Whether this very addition was made already and its answer got lost (faults 4). The same key for another one is a mistake. */
export function isReplay({ lastAddition }: CartRow, addition: Addition | null) {
  if (!addition || lastAddition?.slice(addition.hash.length) !== addition.key) return false
  if (!lastAddition.startsWith(addition.hash)) throw new AppError('IDEMPOTENCY_MISMATCH')
  return true
}
