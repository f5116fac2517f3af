import { and, eq, gt, inArray, isNull, or } from 'drizzle-orm'
import type { Ctx } from '@/server/core/context'
import type { Transaction } from '@/server/core/transaction'
import { prices } from '@/server/db/schema/product'
import { diffSales, type SalePeriod } from './sale-periods'

/** From the sales that are on or planned to those that shall be. */
export type SalePlan = (open: SalePeriod[], now: Date) => SalePeriod[]

type SaleRow = SalePeriod & { id: number }

/** The sales that are on or planned. */
export function loadOpenSales(ctx: Pick<Ctx, 'now'>, tx: Transaction, productId: number): Promise<SaleRow[]> {
  const isOpen = or(isNull(prices.validTo), gt(prices.validTo, ctx.now()))
  return tx
    .select({ id: prices.id, cents: prices.cents, from: prices.validFrom, until: prices.validTo })
    .from(prices)
    .where(and(eq(prices.productId, productId), eq(prices.kind, 'sale'), isOpen))
}

type SalesToWrite = { productId: number; open: readonly SaleRow[]; wanted: readonly SalePeriod[] }

/** Makes the wanted sales of the open ones. The caller holds the lock of the product. */
export async function writeSales(ctx: Pick<Ctx, 'now'>, tx: Transaction, { productId, open, wanted }: SalesToWrite) {
  const { remove, end, add } = diffSales(open, wanted, ctx.now())
  if (remove.length > 0) await tx.delete(prices).where(inArray(prices.id, remove))
  for (const { id, at } of end) await tx.update(prices).set({ validTo: at }).where(eq(prices.id, id))
  if (add.length === 0) return
  await tx
    .insert(prices)
    .values(add.map(({ cents, from, until }) => ({ productId, kind: 'sale' as const, cents, validFrom: from, validTo: until })))
}
