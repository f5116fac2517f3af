'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { LinkButton } from '@/components/ui/button/link-button'
import { ReloadLinkButton } from '@/components/ui/button/reload-link-button'
import { Alert } from '@/components/ui/feedback/alert'
import { useReadableOrderQuery } from '@/features/checkout/payment/use-readable-order'
import { storedUnpaidOrder } from '@/features/checkout/state/order-access'
import { isAwaitingProvider } from '@/features/checkout/state/payment-polling'
import { isPaymentPaused } from '@/features/order/described-state'
import { formatDateTime } from '@/lib/text/dates'

/** The order as the server knows it now, with the way to pay it; forgotten once it awaits no payment at a provider, or this browser may not read it. */
export function UnpaidOrderNotice({ orderSlug }: { orderSlug: string }) {
  const t = useTranslations('cart.unpaidOrder')
  const locale = useLocale()
  const { order, isUnknown } = useReadableOrderQuery(orderSlug)
  const isOver = isUnknown || (order !== undefined && !isAwaitingProvider(order))
  useEffect(() => {
    if (isOver) storedUnpaidOrder.remove()
  }, [isOver])

  if (!order || isOver || isPaymentPaused(order)) return null
  const { number, heldUntil, way } = order
  if (order.paymentCheckedBy) {
    const toOrder = (
      <LinkButton href={{ pathname: '/order/[slug]', params: { slug: orderSlug } }} prefetch={false} variant="secondary">
        {t('open')}
      </LinkButton>
    )
    return (
      <div className="pb-6">
        <Alert role="status" title={t('checked', { number })} actions={toOrder}>
          {t('checkedText')}
        </Alert>
      </div>
    )
  }
  const toPayment = <ReloadLinkButton href={{ pathname: '/checkout/pay', query: { orderSlug } }}>{t('pay')}</ReloadLinkButton>
  return (
    <div className="pb-6">
      <Alert role="status" tone="warning" title={t('title', { number })} actions={toPayment}>
        {heldUntil ? t('textUntil', { way, until: formatDateTime(heldUntil, locale) }) : t('text', { way })}
      </Alert>
    </div>
  )
}
