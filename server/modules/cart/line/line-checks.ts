import type { LineOptions } from '@/lib/api/entities/cart.schema'
import { AppError } from '@/lib/api/errors'
import type { LineStock } from './check-stock'
import { configureLine, type ConfiguredLine } from './configure-line'
import type { LineItem, ProductSnapshot } from './product-snapshot'

/** Configures a line. @throws NOT_FOUND, CONFIGURATION_NOT_SET, VALIDATION */
export function requireConfigured(product: ProductSnapshot | undefined, options: LineOptions): ConfiguredLine {
  if (!product) throw new AppError('NOT_FOUND')
  const line = configureLine(product, options)
  if (!('refused' in line)) return line
  throw new AppError(line.refused, line.fieldErrors ? { fieldErrors: line.fieldErrors } : {})
}

/** A subscription is ordered alone; a merge of carts may combine it with other lines all the same (docs/rules/cart.md#subscription-alone). */
export function isSubscriptionLine({ options }: Pick<LineItem, 'options'>): boolean {
  return options.customPriceOption !== undefined
}

/** @throws SUBSCRIPTION_ALONE when one of several lines is a subscription (docs/rules/cart.md#subscription-alone) */
export function requireSubscriptionAlone(rows: readonly LineItem[]) {
  if (rows.length > 1 && rows.some(isSubscriptionLine)) throw new AppError('SUBSCRIPTION_ALONE')
}

type ShortLine = { item: Pick<LineItem, 'itemId' | 'id' | 'name'>; stock: LineStock }

/** The error that names the lines without enough stock and the available quantities. */
export function outOfStockError(lines: readonly ShortLine[], extra: Record<string, unknown> = {}): AppError {
  const items = lines.map(({ item, stock }) => ({
    itemId: item.itemId,
    productId: item.id,
    name: item.name,
    available: stock.available ?? 0,
  }))
  return new AppError('OUT_OF_STOCK', { items, ...extra })
}

/** docs/rules/cart.md#line-limit and docs/rules/cart.md#quantity-range */
export const maxLines = 100
export const maxQuantity = 9999
