'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Alert } from '@/components/ui/feedback/alert'
import { Spinner } from '@/components/ui/feedback/spinner'
import { isPaymentChecked } from '@/features/order/described-state'
import { pollTimeoutMs } from '@/features/checkout/state/payment-polling'
import { PaymentRetry, type PayableOrder } from './payment-retry'

/** Waits for the provider's payment, unless a person decides about it; after the polling ends the shopper may retry, which asks the provider first. */
export function PaymentPending({ order }: { order: PayableOrder }) {
  const t = useTranslations('checkout.pay.waiting')
  const [hasTimedOut, setHasTimedOut] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => setHasTimedOut(true), pollTimeoutMs)
    return () => clearTimeout(timer)
  }, [])

  if (hasTimedOut || isPaymentChecked(order)) return <PaymentRetry order={order} />
  return (
    <Alert role="status" title={t('title')}>
      <span className="flex items-start justify-between gap-4">
        {t('text')}
        <Spinner className="mt-0.5 shrink-0" />
      </span>
    </Alert>
  )
}
