'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/feedback/alert'
import { Button } from '@/components/ui/button/button'
import { openPaymentPage } from '@/features/checkout/state/payment-start-flag'

/** Offers to pay an order whose provider payment was not completed. */
export function PaymentRetry({ orderSlug }: { orderSlug: string }) {
  const t = useTranslations('order.unpaid')
  const locale = useLocale()
  return (
    <Alert tone="warning" title={t('title')} actions={<Button onClick={() => openPaymentPage(orderSlug, locale)}>{t('action')}</Button>}>
      {t('text')}
    </Alert>
  )
}
