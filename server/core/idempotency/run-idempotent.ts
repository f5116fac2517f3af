import { and, eq, lt } from 'drizzle-orm'
import type { z } from 'zod'
import { AppError } from '@/lib/api/errors'
import { database, type Tx } from '@/server/db/client'
import { idempotencyKeys } from '@/server/db/schema/idempotency-key'
import type { Ctx } from '../context'
import { idempotencyKey } from './idempotency-key'
import { hashSecret } from '../security/secrets'
import type { Transaction } from '../transaction'

type Request<Result> = {
  /** The row of the contract, such as `cms.wishlist.create`. */
  call: string
  /** Who sends the key: `user:5`, `cart:…`. Different senders may use the same key. */
  sender: string
  input: object
  /** Validates what the first call stores and a repeat returns: ids and codes, no personal data. */
  result: z.ZodType<Result>
}

/**
 * Does the work once for each Idempotency-Key (docs/rules/platform.md#idempotency-key). The key is stored in the transaction of the work, so a call that is
 * refused or lost leaves none, and a simultaneous repeat waits for the first.
 * @returns the result of the work, for a repeat that of the first. @throws IDEMPOTENCY_MISMATCH for the same key with another input
 */
export async function runIdempotent<Result>(
  ctx: Ctx,
  tx: Transaction,
  request: Request<Result>,
  work: () => Promise<Result>,
): Promise<Result> {
  const stored = storedRequest(ctx, request)
  if (stored === null) return work()
  const { id } = stored
  const inserted = await tx
    .insert(idempotencyKeys)
    .values({ ...stored, createdAt: ctx.now() })
    .onConflictDoNothing()
    .returning()
  if (inserted.length === 0) return request.result.parse(await resultOf(tx, stored))
  const result = await work()
  await tx.update(idempotencyKeys).set({ result }).where(eq(idempotencyKeys.id, id))
  return result
}

/** Whether the work of this request is done already, for checks that a repeat cannot pass again. @throws IDEMPOTENCY_MISMATCH */
export async function isRepeated(ctx: Ctx, request: Omit<Request<unknown>, 'result'>): Promise<boolean> {
  const stored = storedRequest(ctx, request)
  if (stored === null || (await ctx.db.$count(idempotencyKeys, eq(idempotencyKeys.id, stored.id))) === 0) return false
  await resultOf(ctx.db, stored)
  return true
}

type StoredRequest = { id: string; requestHash: string }

/** What is stored of a request; null without a key. */
function storedRequest(ctx: Ctx, { sender, call, input }: Omit<Request<unknown>, 'result'>): StoredRequest | null {
  const key = idempotencyKey(ctx)
  if (key === null) return null
  return { id: hashSecret(JSON.stringify([ctx.site.id, sender, call, key])), requestHash: hashSecret(JSON.stringify(input)) }
}

async function resultOf(tx: Tx, { id, requestHash }: StoredRequest): Promise<unknown> {
  const [known] = await tx
    .select({ result: idempotencyKeys.result })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.id, id), eq(idempotencyKeys.requestHash, requestHash)))
  if (!known) throw new AppError('IDEMPOTENCY_MISMATCH')
  return known.result
}

const retentionDays = 7

/** Deletes keys that are older than a week, which no program repeats any more. @returns how many */
export async function deleteOldIdempotencyKeys(now: () => Date = () => new Date()): Promise<number> {
  const limit = new Date(now().getTime() - retentionDays * 24 * 60 * 60_000)
  const deleted = await database()
    .db.delete(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, limit))
    .returning({ id: idempotencyKeys.id })
  return deleted.length
}
