'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Alert } from '@/components/ui/feedback/alert'
import { Spinner } from '@/components/ui/feedback/spinner'
import { pollTimeoutMs } from './payment-polling'
import { PaymentRetry } from './payment-retry'

/** The money is on its way, as far as we know; after a while the shopper may try again, which asks the provider first. */
export function PaymentPending({ orderSlug }: { orderSlug: string }) {
  const t = useTranslations('checkout.pay.waiting')
  const [isLong, setIsLong] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), pollTimeoutMs)
    return () => clearTimeout(timer)
  }, [])

  if (isLong) return <PaymentRetry orderSlug={orderSlug} />
  return (
    <Alert role="status" title={t('title')}>
      <span className="flex items-start justify-between gap-4">
        {t('text')}
        <Spinner className="mt-0.5 shrink-0" />
      </span>
    </Alert>
  )
}
