import { and, eq, gt, inArray, isNull, or } from 'drizzle-orm'
import type { Ctx } from '@/server/core/context'
import type { Transaction } from '@/server/core/transaction'
import { prices } from '@/server/db/schema/product'
import { diffSales, type SalePeriod } from './sale-periods'

/** From the sales that are on or planned to those that shall be. */
export type SalePlan = (open: SalePeriod[], now: Date) => SalePeriod[]

/** Writes a plan of sales. The caller holds the lock of the product. */
export async function writeSales(ctx: Pick<Ctx, 'now'>, tx: Transaction, { productId, plan }: { productId: number; plan: SalePlan }) {
  const now = ctx.now()
  const rows = await tx
    .select({ id: prices.id, cents: prices.cents, from: prices.validFrom, until: prices.validTo })
    .from(prices)
    .where(and(eq(prices.productId, productId), eq(prices.kind, 'sale'), or(isNull(prices.validTo), gt(prices.validTo, now))))
  const open = rows.map(({ cents, from, until }) => ({ cents, from, until }))
  const { remove, end, add } = diffSales(rows, plan(open, now), now)
  if (remove.length > 0) await tx.delete(prices).where(inArray(prices.id, remove))
  for (const { id, at } of end) await tx.update(prices).set({ validTo: at }).where(eq(prices.id, id))
  if (add.length === 0) return
  await tx
    .insert(prices)
    .values(add.map(({ cents, from, until }) => ({ productId, kind: 'sale' as const, cents, validFrom: from, validTo: until })))
}
