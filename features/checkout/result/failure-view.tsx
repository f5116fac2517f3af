'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button/button'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { LinkButton } from '@/components/ui/button/link-button'
import { ReloadLinkButton } from '@/components/ui/button/reload-link-button'
import { Spinner } from '@/components/ui/feedback/spinner'
import { useSearchParams } from '@/lib/i18n/navigation'
import { openPaymentPage } from '@/features/checkout/state/payment-start-flag'
import { useRetryMethods } from '@/features/checkout/payment/payment-queries'

/** The failed payment. An order that still awaits payment can be paid again, also by another method. */
export function FailureView() {
  const t = useTranslations('checkout.failure')
  const orderSlug = useSearchParams().get('orderSlug') ?? ''
  const { data: methods, isLoading } = useRetryMethods(orderSlug)
  const isPayable = methods !== undefined && methods.length > 0
  // Known to this browser, and paid, agreed to be paid otherwise, or cancelled.
  const isOver = methods?.length === 0
  const actions = isPayable ? (
    <>
      <Button onClick={() => openPaymentPage(orderSlug)}>{t('again')}</Button>
      {methods.length > 1 ? (
        <ReloadLinkButton href={{ pathname: '/checkout/pay', query: { orderSlug } }} variant="secondary">
          {t('otherwise')}
        </ReloadLinkButton>
      ) : null}
    </>
  ) : isOver ? (
    <LinkButton href={{ pathname: '/checkout/success', query: { orderSlug } }}>{t('ordered')}</LinkButton>
  ) : (
    <>
      <LinkButton href="/cart">{t('cart')}</LinkButton>
      <LinkButton href="/shop" variant="secondary">
        {t('shop')}
      </LinkButton>
    </>
  )
  // Offers nothing before the methods are known: the cart of a waiting order is empty.
  if (isLoading) {
    return (
      <EmptyState as="h1" title={t('title')} actions={<Spinner />}>
        <span role="status">{t('looking')}</span>
      </EmptyState>
    )
  }
  return (
    <EmptyState as="h1" title={t('title')} actions={actions}>
      {t(isPayable ? 'kept' : isOver ? 'over' : 'text')}
    </EmptyState>
  )
}
