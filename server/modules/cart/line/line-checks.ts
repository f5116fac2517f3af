import type { LineOptions } from '@/lib/api/entities/cart.schema'
import { AppError } from '@/lib/api/errors'
import { isSubscriptionLine, type CartLine } from '@/server/modules/cart/state/cart-state'
import { configureLine, type ConfiguredLine } from './configure-line'
import type { LineItem, ProductSnapshot } from './product-snapshot'

/** The line of a product that exists and is chosen rightly. @throws NOT_FOUND, CONFIGURATION_NOT_SET, VALIDATION */
export function requireConfigured(facts: ProductSnapshot | undefined, options: LineOptions): ConfiguredLine {
  if (!facts) throw new AppError('NOT_FOUND')
  const line = configureLine(facts, options)
  if (!('refused' in line)) return line
  throw new AppError(line.refused, line.fieldErrors ? { fieldErrors: line.fieldErrors } : {})
}

/** @throws SUBSCRIPTION_ALONE when one of several lines is a subscription */
export function requireSubscriptionAlone(rows: readonly LineItem[]) {
  if (rows.length > 1 && rows.some(isSubscriptionLine)) throw new AppError('SUBSCRIPTION_ALONE')
}

/** Says which lines ask for more than there is, and how much there is. */
export function outOfStockError(lines: readonly CartLine[], more: Record<string, unknown> = {}): AppError {
  const items = lines.map(({ row, stock }) => ({ itemId: row.itemId, productId: row.id, name: row.name, available: stock.available ?? 0 }))
  return new AppError('OUT_OF_STOCK', { items, ...more })
}

/** The most different lines a cart may have, and the most pieces of one. */
export const maxLines = 100
export const maxQuantity = 9999
