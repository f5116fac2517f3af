import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { AppError } from '@/lib/api/errors'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import type { Transaction } from '@/server/core/transaction'
import { products, stockItems } from '@/server/db/schema/product'
import { defineRunKind } from '@/server/modules/run/run-kind'

const Threshold = z.object({ lowAt: z.number().nullable() })

/** A threshold for each item; undoing puts back those that nobody has changed since (docs/rules/catalog.md#stock-threshold). */
export const stockThresholdKind = defineRunKind({
  scope: 'stock',
  input: Threshold,
  async perform(ctx, tx, { targetId, input: { lowAt } }) {
    const before = await lockThreshold(ctx, tx, targetId)
    await setThreshold(ctx, tx, targetId, { before, lowAt })
    return { lowAt: before }
  },
  async undo(ctx, tx, { targetId, expected, input }) {
    const now = await lockThreshold(ctx, tx, targetId)
    if (now !== input.lowAt) throw new AppError('STALE_VERSION')
    await setThreshold(ctx, tx, targetId, { before: now, lowAt: Threshold.parse(expected).lowAt })
  },
})

/** @throws NOT_FOUND; VALIDATION for an item that is not tracked */
async function lockThreshold({ site }: Ctx, tx: Transaction, productId: number): Promise<number | null> {
  const [product] = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.id, productId), eq(products.siteId, site.id)))
  if (!product) throw new AppError('NOT_FOUND')
  const [item] = await tx.select({ lowAt: stockItems.lowAt }).from(stockItems).where(eq(stockItems.productId, productId)).for('update')
  if (!item) throw new AppError('VALIDATION')
  return item.lowAt
}

async function setThreshold(
  ctx: Ctx,
  tx: Transaction,
  productId: number,
  { before, lowAt }: { before: number | null; lowAt: number | null },
) {
  await tx.update(stockItems).set({ lowAt }).where(eq(stockItems.productId, productId))
  await audit(ctx, tx, { action: 'stock.threshold', target: `product:${productId}`, detail: { before, lowAt } })
}
