'use client'

import { useTranslations } from 'next-intl'
import { useOrder } from '@/features/order/queries'
import { formatPrice } from '@/lib/money/money'
import { orderCartRef } from '@/features/checkout/state/order-access'
import { useOrderSummary } from '@/features/checkout/queries'

/** The order's total, if this browser may read the order. */
export function PaymentTotal({ orderSlug }: { orderSlug: string }) {
  const t = useTranslations('checkout.pay')
  const cartRef = orderCartRef(orderSlug)
  const { data: ordered } = useOrderSummary(orderSlug, cartRef)
  const { data: own } = useOrder(orderSlug, { enabled: cartRef === null })
  const order = ordered ?? own
  if (!order) return <p className="text-ink-soft">{t('lead')}</p>
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line pb-4">
      <span className="text-ink-soft">{t('order', { number: order.number })}</span>
      <strong className="text-2xl tabular-nums">{formatPrice(order.summary.orderTotal)}</strong>
    </p>
  )
}
