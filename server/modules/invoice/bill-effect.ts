import type { OrderStatus } from '@/lib/api/entities/order.schema'

/**
 * What an order's new state does to its invoice. It is issued when the money has come, or, of what is paid at the door, when the parcel leaves; whatever
 * ends the sale takes it back.
 */
export function invoiceEffect(to: OrderStatus): 'issue' | 'credit' | 'none' {
  switch (to) {
    case 'paid':
    case 'shipped':
    case 'delivered':
      return 'issue'
    case 'cancelled':
    case 'withdrawn':
    case 'refunded':
      return 'credit'
    case 'awaiting_payment':
    case 'packed':
      return 'none'
  }
  to satisfies never
}
