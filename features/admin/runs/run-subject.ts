import type { RunKind } from '@/lib/api/v1/admin/run.schema'

/** What a run changes, which is also the right that it needs. */
export function runSubject(kind: RunKind): 'orders' | 'stock' | 'catalogue' {
  switch (kind) {
    case 'order.change':
    case 'order.note':
      return 'orders'
    case 'stock.threshold':
      return 'stock'
    case 'product.price':
    case 'product.sale':
    case 'product.saleEnd':
    case 'product.visibility':
      return 'catalogue'
  }
  return kind satisfies never
}
