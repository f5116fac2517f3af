'use client'

import { useLocale, useTranslations } from 'next-intl'
import { formatPrice } from '@/lib/money/money'
import { useReadableOrder } from './use-readable-order'

/** The order's total, if this browser may read the order. */
export function PaymentTotal({ orderSlug }: { orderSlug: string }) {
  const t = useTranslations('checkout.pay')
  const locale = useLocale()
  const order = useReadableOrder(orderSlug)
  if (!order) return <p className="text-ink-soft">{t('lead')}</p>
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line pb-4">
      <span className="text-ink-soft">{t('order', { number: order.number })}</span>
      <strong className="text-2xl tabular-nums">{formatPrice(order.summary.orderTotal, locale)}</strong>
    </p>
  )
}
