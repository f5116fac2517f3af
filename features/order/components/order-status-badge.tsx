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

type BadgeOrder = Pick<BuyerOrder, 'status' | 'paymentKind' | 'way'>
type OrderStatusBadgeProps =
  | { order: BadgeOrder; forOffice?: false }
  | { order: BadgeOrder & Pick<BuyerOrder, 'paymentCheckedBy'>; forOffice: true }

/**
 * `forOffice`: names the payment on delivery, which the buyer reads as an order that was received, and a payment that a person must check
 * (docs/rules/orders.md#shown-status).
 */
export function OrderStatusBadge(props: OrderStatusBadgeProps) {
  const t = useTranslations('order')
  const { order } = props
  const status = shownStatus(order)
  if (props.forOffice && status === 'cashOnDelivery') return <Badge tone="neutral">{t('onDelivery')}</Badge>
  if (props.forOffice && isPaymentChecked(props.order)) return <Badge tone="danger">{t('paymentToCheck')}</Badge>
  const isOfPickup = order.way === 'pickup' && (status === 'packed' || status === 'delivered')
  return <Badge tone={tones[status]}>{isOfPickup ? t(`pickupStep.${status}`) : t(`status.${status}`)}</Badge>
}
