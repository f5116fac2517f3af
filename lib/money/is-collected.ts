import type { Order } from '@/lib/api/entities/order.schema'

/** Whether the buyer collects the order in the shop or at a branch, so that it does not go to the shipping address. */
export function isCollected({ delivery }: Pick<Order, 'delivery'>): boolean {
  return delivery !== null && (delivery.kind === 'pickup' || delivery.branch !== null)
}
