import type { AuditAction } from '@/lib/office/audit/audit-actions'
import { AppError } from '@/lib/api/errors'
import { texts } from '@/server/core/texts'
import { actorName, audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import type { Transaction } from '@/server/core/transaction'
import type { StockReason } from '@/server/db/schema/stock'
import { invalidateStock } from '@/server/modules/product/cache-tags'
import { changeStock, type StockRow } from '@/server/modules/product/stock/move-stock'
import type { StockRequest } from './request'

/** More than this is a typing error, and would near the limit of the column. */
const maxOnHand = 1_000_000

type ItemMove = { row: StockRow; delta: number; field: 'delta' | 'counted'; reason: StockReason; note: string; request: StockRequest }

/** Changes a locked item by an employee's hand. @throws VALIDATION below what is reserved (docs/rules/catalog.md#stock-floor) */
export async function moveItem(ctx: Ctx, tx: Transaction, { row, delta, field, reason, note, request }: ItemMove) {
  const { productId, onHand, reserved } = row
  const { quantityBelowReserved, countBelowSold, quantityTooLarge } = texts.products
  if (onHand + delta < reserved)
    throw new AppError('VALIDATION', { fieldErrors: { [field]: [field === 'counted' ? countBelowSold : quantityBelowReserved] } })
  if (onHand + delta > maxOnHand) throw new AppError('VALIDATION', { fieldErrors: { [field]: [quantityTooLarge] } })
  await changeStock(tx, { changes: [{ productId, onHand: delta, reserved: 0 }], cause: employeeCause(ctx, { reason, note, request }) })
}

export function employeeCause(ctx: Ctx, why: { reason: StockReason; note: string; request: StockRequest }) {
  return { ...why, actor: actorName(ctx), at: ctx.now(), requestId: ctx.requestId }
}

/** `before`, `after`: available pieces; null: not tracked, which shoppers see differently from any number. */
type Recorded = { id: number; action: AuditAction; detail: object; before: number | null; after: number | null }

/** The audit entry, and the pages that show the item's stock. */
export async function recordItemMove(ctx: Ctx, tx: Transaction, { id, action, detail, before, after }: Recorded) {
  await audit(ctx, tx, { action, target: `product:${id}`, detail })
  await invalidateStock(ctx, tx, [{ productId: id, least: Math.min(before ?? 0, after ?? 0) }])
}
