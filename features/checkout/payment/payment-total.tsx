'use client'

import { useLocale, useTranslations } from 'next-intl'
import { formatPrice } from '@/lib/money/money'
import { useReadableOrder } from './use-readable-order'

/** What is paid: the order's total, or the difference of a change of it; if this browser may read the order. */
export function PaymentTotal({ orderSlug, difference }: { orderSlug: string; difference?: number }) {
  const t = useTranslations('checkout.pay')
  const locale = useLocale()
  const order = useReadableOrder(orderSlug)
  if (!order) return <p className="text-ink-soft">{t('lead')}</p>
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line pb-4">
      <span className="text-ink-soft">{t(difference === undefined ? 'order' : 'difference', { number: order.number })}</span>
      <strong className="text-2xl tabular-nums">{formatPrice(difference ?? order.summary.orderTotal, locale)}</strong>
    </p>
  )
}
