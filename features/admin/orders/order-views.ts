import type { OrderView } from '@/lib/api/v2/ecommerce/order/office.schema'

export const orderViews = [
  'pack',
  'pay',
  'send',
  'withdrawals',
  'decide',
  'holds',
  'sent',
  'done',
  'over',
  'all',
] as const satisfies OrderView[]
