'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/feedback/alert'
import { Button } from '@/components/ui/button/button'
import { isPaymentChecked, isPaymentPaused } from '@/features/order/described-state'
import { openPaymentPage } from '@/features/checkout/state/payment-start-flag'
import type { BuyerOrder, PaymentCheckedBy } from '@/lib/api/entities/order.schema'
import { formatDateTime } from '@/lib/text/dates'

export type PayableOrder = Pick<
  BuyerOrder,
  'orderSlug' | 'heldUntil' | 'paymentCheckedBy' | 'way' | 'status' | 'paymentKind' | 'withdrawal'
>

/**
 * Offers to pay an order whose provider payment was not completed, unless its money is on the way (docs/rules/payments.md#money-on-the-way). While a withdrawal
 * waits for its answer or the shop checks a payment, the order's headline says what to do.
 */
export function PaymentRetry({ order }: { order: PayableOrder }) {
  const { orderSlug, heldUntil, paymentCheckedBy, way } = order
  const t = useTranslations('order.unpaid')
  const locale = useLocale()
  if (isPaymentPaused(order) || isPaymentChecked(order)) return null
  if (paymentCheckedBy) return <PaymentUnderway by={paymentCheckedBy} />
  return (
    <Alert tone="warning" title={t('title')} actions={<Button onClick={() => openPaymentPage(orderSlug, locale)}>{t('action')}</Button>}>
      {heldUntil ? t('textUntil', { way, until: formatDateTime(heldUntil, locale) }) : t('text', { way })}
    </Alert>
  )
}

/** The provider still confirms a payment, or the shop checks it, so nobody is asked to pay again. */
export function PaymentUnderway({ by }: { by: PaymentCheckedBy }) {
  const t = useTranslations('order.unpaid.checkedBy')
  return (
    <Alert role="status" title={t(`${by}.title`)}>
      {t(`${by}.text`)}
    </Alert>
  )
}
