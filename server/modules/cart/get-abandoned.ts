import type { Ctx } from '@/server/core/context'
import { inTransaction } from '@/server/core/transaction'
import { openAbandonedCart } from './record/abandoned-cart'

export async function getAbandoned(ctx: Ctx) {
  return inTransaction(ctx, (tx) => openAbandonedCart(ctx, tx))
}
