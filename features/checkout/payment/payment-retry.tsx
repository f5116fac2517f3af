'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/feedback/alert'
import { Button } from '@/components/ui/button/button'
import { isPaymentPaused } from '@/features/order/described-state'
import { openPaymentPage } from '@/features/checkout/state/payment-start-flag'
import type { BuyerOrder } from '@/lib/api/entities/order.schema'
import { formatDateTime } from '@/lib/text/dates'

export type PayableOrder = Pick<BuyerOrder, 'orderSlug' | 'heldUntil' | 'isPaymentUnderway' | 'status' | 'paymentKind' | 'withdrawal'>

/**
 * Offers to pay an order whose provider payment was not completed, unless its money is on the way (docs/rules/payments.md#money-on-the-way) or a withdrawal waits
 * for its answer (docs/rules/after-sale.md#withdrawal-unpaid).
 */
export function PaymentRetry({ order }: { order: PayableOrder }) {
  const { orderSlug, heldUntil, isPaymentUnderway } = order
  const t = useTranslations('order.unpaid')
  const locale = useLocale()
  if (isPaymentUnderway) return <PaymentUnderway />
  if (isPaymentPaused(order)) return null
  return (
    <Alert tone="warning" title={t('title')} actions={<Button onClick={() => openPaymentPage(orderSlug, locale)}>{t('action')}</Button>}>
      {heldUntil ? t('textUntil', { until: formatDateTime(heldUntil, locale) }) : t('text')}
    </Alert>
  )
}

/** The provider is still confirming a payment, so nobody is asked to pay again. */
export function PaymentUnderway() {
  const t = useTranslations('order.unpaid')
  return (
    <Alert role="status" title={t('underway')}>
      {t('underwayText')}
    </Alert>
  )
}
