import { AppError } from '@/lib/api/errors'
import type { Ctx } from '@/server/core/context'
import type { Transaction } from '@/server/core/transaction'
import { lockCustomer } from './customers'
import { lastChange } from './last-change'

/** Locks the customer, if the block is as the caller has read it. @throws NOT_FOUND, STALE_VERSION with what a colleague did */
export async function lockCustomerAtVersion(ctx: Ctx, tx: Transaction, { id, version }: { id: number; version: number }) {
  const customer = await lockCustomer(tx, ctx.site, id)
  const { blockVersion, blockedAt, blockReason } = customer
  if (blockVersion === version) return customer
  const change = await lastChange(ctx, tx, id, ['customer.block', 'customer.unblock'])
  throw new AppError('STALE_VERSION', { version: blockVersion, isBlocked: blockedAt !== null, reason: blockReason, ...change })
}
