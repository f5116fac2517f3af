import { maxPrice, type ProductChange } from '@/lib/api/entities/product-change.schema'
import type { RunReason } from '@/lib/api/v1/admin/run.schema'
import { toCents } from '@/lib/money/money'
import { changedPrice } from '@/server/modules/product/price/changed-price'
import type { OwnPrice } from '@/server/modules/product/price/own-price'

type Product = Omit<OwnPrice, 'version'>
type Refusal = { kind: 'refused'; reason: RunReason }
/** `cents`: the new price or sale price. */
export type Decision =
  | Refusal
  | { kind: 'price'; cents: number }
  | { kind: 'sale'; cents: number }
  | { kind: 'saleEnd' }
  | { kind: 'visibility'; archived: boolean }

/** What a bulk change does with a product, for its preview and for its run (docs/rules/catalog.md#bulk-price). */
export function decideChange(product: Product, change: ProductChange): Decision {
  switch (change.kind) {
    case 'price': {
      const cents = priceAfter(product, change)
      if (typeof cents !== 'number') return cents
      return cents === product.retailCents ? unchanged : { kind: 'price', cents }
    }
    case 'sale': {
      const cents = priceAfter(product, { ...change, value: -change.value })
      if (typeof cents !== 'number') return cents
      return cents === product.retailCents ? { kind: 'refused', reason: 'SALE_NOT_LOWER' } : { kind: 'sale', cents }
    }
    case 'saleEnd':
      return product.saleCents === null ? unchanged : { kind: 'saleEnd' }
    case 'visibility':
      return product.archived === change.archived ? unchanged : { kind: 'visibility', archived: change.archived }
  }
  return change satisfies never
}

const unchanged: Refusal = { kind: 'refused', reason: 'PRODUCT_UNCHANGED' }

/** Cents; a configurable product has the prices of its variants, a bundle without its own those of its parts. */
function priceAfter({ format, retailCents }: Product, rule: Parameters<typeof changedPrice>[1]): number | Refusal {
  if (format === 'Configurable' || retailCents === null) return { kind: 'refused', reason: 'NO_OWN_PRICE' }
  const cents = changedPrice(retailCents, rule)
  return cents <= 0 || cents > toCents(maxPrice) ? { kind: 'refused', reason: 'PRICE_OUT_OF_RANGE' } : cents
}
