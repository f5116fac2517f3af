'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/feedback/alert'
import { Button } from '@/components/ui/button/button'
import { openPaymentPage } from '@/features/checkout/state/payment-start-flag'
import { PaymentUnderway } from '@/features/checkout/payment/payment-retry'
import { BankTransferCard } from '@/features/order/components/bank-transfer-card'
import type { BuyerOrder } from '@/lib/api/entities/order.schema'
import { formatPrice } from '@/lib/money/money'
import { formatDateTime } from '@/lib/text/dates'

type PayDifferenceProps = {
  order: Pick<BuyerOrder, 'orderSlug' | 'paymentKind'>
  difference: NonNullable<BuyerOrder['difference']>
}

/** A change that the shop proposes and that is made once its difference is paid (docs/rules/orders.md#edit-difference). */
export function PayDifference({ order: { orderSlug, paymentKind }, difference }: PayDifferenceProps) {
  const t = useTranslations('order.difference')
  const locale = useLocale()
  const { amount, payBy, transfer, paymentCheckedBy } = difference
  const isOnline = paymentKind === 'provider'
  const words = { amount: formatPrice(amount, locale), at: formatDateTime(payBy, locale) }
  const action = isOnline ? <Button onClick={() => openPaymentPage(orderSlug, locale)}>{t('action', words)}</Button> : undefined
  if (paymentCheckedBy) return <PaymentUnderway by={paymentCheckedBy} />
  return (
    <>
      <Alert tone="warning" title={t('title')} actions={action}>
        {t('text', words)}
      </Alert>
      {!isOnline && transfer ? <BankTransferCard transfer={transfer} slip={null} /> : null}
    </>
  )
}
