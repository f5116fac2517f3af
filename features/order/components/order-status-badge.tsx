import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { Badge } from '@/components/ui/display/badge'
import type { BuyerOrder, OrderStatus } from '@/lib/api/entities/order.schema'
import { isPaymentChecked } from '../described-state'
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

type OrderStatusBadgeProps = { order: Pick<BuyerOrder, 'status' | 'paymentKind' | 'way' | 'paymentCheckedBy'>; forOffice?: boolean }

/** `forOffice`: what the buyer waits for is the office's to do (docs/rules/orders.md#shown-status). */
export function OrderStatusBadge({ order, forOffice = false }: OrderStatusBadgeProps) {
  const t = useTranslations('order')
  const status = shownStatus(order)
  if (forOffice && status === 'cashOnDelivery') return <Badge tone="neutral">{t('onDelivery')}</Badge>
  if (isPaymentChecked(order))
    return forOffice ? <Badge tone="danger">{t('paymentToCheck')}</Badge> : <Badge tone="warning">{t('paymentChecked')}</Badge>
  const isOfPickup = order.way === 'pickup' && (status === 'packed' || status === 'delivered')
  return <Badge tone={tones[status]}>{isOfPickup ? t(`pickupStep.${status}`) : t(`status.${status}`)}</Badge>
}
