'use client'

import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { goToPayment } from './payment-mark'

/** For an order whose payment through a provider did not come to an end: says so, and leads there. */
export function PaymentRetry({ orderSlug }: { orderSlug: string }) {
  const t = useTranslations('order.unpaid')
  return (
    <Alert tone="warning" title={t('title')} actions={<Button onClick={() => goToPayment(orderSlug)}>{t('action')}</Button>}>
      {t('text')}
    </Alert>
  )
}
