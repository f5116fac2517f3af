'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/feedback/alert'
import { Button } from '@/components/ui/button/button'
import { openPaymentPage } from '@/features/checkout/state/payment-start-flag'
import type { BuyerOrder } from '@/lib/api/entities/order.schema'
import { formatDateTime } from '@/lib/text/dates'

export type PayableOrder = Pick<BuyerOrder, 'orderSlug' | 'heldUntil' | 'isPaymentUnderway'>

/** Offers to pay an order whose provider payment was not completed, unless its money is on the way (docs/rules/payments.md#money-on-the-way). */
export function PaymentRetry({ order: { orderSlug, heldUntil, isPaymentUnderway } }: { order: PayableOrder }) {
  const t = useTranslations('order.unpaid')
  const locale = useLocale()
  if (isPaymentUnderway) {
    return (
      <Alert role="status" title={t('underway')}>
        {t('underwayText')}
      </Alert>
    )
  }
  return (
    <Alert tone="warning" title={t('title')} actions={<Button onClick={() => openPaymentPage(orderSlug, locale)}>{t('action')}</Button>}>
      {heldUntil ? t('textUntil', { until: formatDateTime(heldUntil, locale) }) : t('text')}
    </Alert>
  )
}
