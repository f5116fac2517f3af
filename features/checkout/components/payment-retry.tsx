'use client'

import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { goToPayment } from '../payment-mark'

/** For an order whose payment through a provider did not come to an end: says so, and leads there. */
export function PaymentRetry({ orderSlug }: { orderSlug: string }) {
  const t = useTranslations('checkout.pay')
  return (
    <Alert tone="warning" title={t('unpaid.title')} actions={<Button onClick={() => goToPayment(orderSlug)}>{t('unpaid.action')}</Button>}>
      {t('unpaid.text')}
    </Alert>
  )
}
