import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { Badge } from '@/components/ui/display/badge'
import type { OrderStatus } from '@/lib/api/entities/order.schema'

const tones: Record<OrderStatus, ComponentProps<typeof Badge>['tone']> = {
  awaiting_payment: 'warning',
  paid: 'action',
  packed: 'action',
  shipped: 'action',
  delivered: 'success',
  cancelled: 'neutral',
  withdrawn: 'neutral',
  refunded: 'neutral',
}

export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  const t = useTranslations('order.status')
  return <Badge tone={tones[status]}>{t(status)}</Badge>
}
