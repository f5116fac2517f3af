'use client'

import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/feedback/alert'
import { Button } from '@/components/ui/button/button'
import { openPaymentPage } from './payment-intent-flag'

/** For an order whose payment through a provider did not come to an end: says so, and leads there. */
export function PaymentRetry({ orderSlug }: { orderSlug: string }) {
  const t = useTranslations('order.unpaid')
  return (
    <Alert tone="warning" title={t('title')} actions={<Button onClick={() => openPaymentPage(orderSlug)}>{t('action')}</Button>}>
      {t('text')}
    </Alert>
  )
}
