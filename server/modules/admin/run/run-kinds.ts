import { orderChangeKind, orderNoteKind } from '@/server/modules/order-office/bulk/order-run-kinds'
import { productRunKind } from '@/server/modules/product/bulk/product-run-kind'
import type { RunKinds } from '@/server/modules/run/run-kind'
import { stockThresholdKind } from '@/server/modules/stock/bulk/threshold-run-kind'

/** Every kind of bulk change. A new one is added here and to the contract's `RunKind`. */
export const runKinds: RunKinds = {
  'order.change': orderChangeKind,
  'order.note': orderNoteKind,
  'stock.threshold': stockThresholdKind,
  'product.price': productRunKind,
  'product.sale': productRunKind,
  'product.saleEnd': productRunKind,
  'product.visibility': productRunKind,
}
