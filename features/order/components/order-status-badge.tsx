import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { Badge } from '@/components/ui/display/badge'
import type { OrderStatus } from '@/lib/api/entities/order.schema'
import { shownStatus } from '../shown-status'

const tones: Record<OrderStatus | 'cashOnDelivery', ComponentProps<typeof Badge>['tone']> = {
  awaiting_payment: 'warning',
  cashOnDelivery: 'action',
  paid: 'action',
  packed: 'action',
  shipped: 'action',
  delivered: 'success',
  cancelled: 'neutral',
  withdrawn: 'neutral',
  refunded: 'neutral',
}

/** `forOffice`: names the payment on delivery, which the buyer reads as an order that was received. */
export function OrderStatusBadge({ order, forOffice = false }: { order: Parameters<typeof shownStatus>[0]; forOffice?: boolean }) {
  const t = useTranslations('order')
  const status = shownStatus(order)
  const isOfficeCash = forOffice && status === 'cashOnDelivery'
  return <Badge tone={isOfficeCash ? 'neutral' : tones[status]}>{isOfficeCash ? t('onDelivery') : t(`status.${status}`)}</Badge>
}
