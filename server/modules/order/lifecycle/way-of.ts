import type { OrderRow } from '@/server/modules/order-placement/build-order-rows'
import type { OrderState } from './order-transitions'
import { DeliverySnapshot } from '@/server/db/order-snapshots'

/** How an order reaches its buyer. One without an address to send to holds e-products only. */
export function fulfilmentOf({ shipping, delivery }: Pick<OrderRow, 'shipping' | 'delivery'>): OrderState['fulfilment'] {
  if (shipping === null) return 'digital'
  return DeliverySnapshot.nullable().parse(delivery)?.kind ?? 'home'
}
