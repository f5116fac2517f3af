import { checkStock } from './check-stock'
import type { UnitDemand } from './configure-line'

export type MergeableLine = { productId: number; optionsKey: string; quantity: number; demand: readonly UnitDemand[] }
export type MergedLine = { productId: number; optionsKey: string; quantity: number }

type Limits = { maxLines: number; maxQuantity: number }

/**
 * Merges the lines of two carts, the first cart's lines first (docs/rules/cart.md#merged-quantities). A sold-out line stays visible; lines above the
 * limit are dropped.
 */
export function mergeLines(
  into: readonly MergeableLine[],
  from: readonly MergeableLine[],
  { maxLines, maxQuantity }: Limits,
): MergedLine[] {
  const both = new Map<string, MergeableLine & { largest: number }>()
  for (const line of [...into, ...from]) {
    const key = `${line.productId} ${line.optionsKey}`
    const known = both.get(key)
    const quantity = Math.min(maxQuantity, line.quantity + (known?.quantity ?? 0))
    both.set(key, { ...line, quantity, largest: Math.max(line.quantity, known?.largest ?? 0) })
  }
  const merged: (MergeableLine & { largest: number })[] = []
  for (const line of [...both.values()].slice(0, maxLines)) {
    const stock = checkStock([...merged, line]).at(-1)
    const available = stock?.available ?? line.quantity
    merged.push({ ...line, quantity: available === 0 ? line.largest : Math.min(line.quantity, available) })
  }
  return merged.map(({ productId, optionsKey, quantity }) => ({ productId, optionsKey, quantity }))
}
