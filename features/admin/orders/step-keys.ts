import type { KeyBinding } from '@/features/admin/keys/key-registry'
import type { OrderStatus } from '@/lib/api/entities/order.schema'

/** Two keys each, because one pressed by mistake would mail a buyer; G and the second key open other screens (docs/rules/administration.md#keys). */
const stepKeys: Partial<Record<OrderStatus, KeyBinding['keys']>> = {
  paid: 's u',
  packed: 's z',
  shipped: 's d',
  delivered: 's i',
}

/** The key of a forward step; a step that ends an order has none. */
export function stepKeyOf(to: OrderStatus): KeyBinding['keys'] | undefined {
  return stepKeys[to]
}
