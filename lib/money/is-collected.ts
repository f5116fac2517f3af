import type { Order } from '@/lib/api/entities/order.schema'

/** Whether somebody comes for it, to the shop or to a branch: their own address is then no place it goes to. */
export function isCollected({ delivery }: Pick<Order, 'delivery'>): boolean {
  return delivery !== null && (delivery.kind === 'pickup' || delivery.branch !== null)
}
