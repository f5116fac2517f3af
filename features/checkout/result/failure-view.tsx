'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { LoadError } from '@/components/load-error'
import { Button } from '@/components/ui/button/button'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { LinkButton } from '@/components/ui/button/link-button'
import { ReloadLinkButton } from '@/components/ui/button/reload-link-button'
import { Spinner } from '@/components/ui/feedback/spinner'
import { ApiError } from '@/lib/api/errors'
import { useRouter, useSearchParams } from '@/lib/i18n/navigation'
import { openPaymentPage } from '@/features/checkout/state/payment-start-flag'
import { useRetryMethods } from '@/features/checkout/payment/payment-queries'
import { OrderLinks } from '@/features/checkout/payment/order-links'
import { formatDateTime } from '@/lib/text/dates'
import { useReadableOrder } from '@/features/checkout/payment/use-readable-order'

/**
 * The failed payment. An order that still awaits payment can be paid again, also by another method; any other opens with its own state
 * (docs/rules/checkout.md#nothing-to-pay).
 */
export function FailureView() {
  const t = useTranslations('checkout.failure')
  const locale = useLocale()
  const search = useSearchParams()
  const orderSlug = search.get('orderSlug') ?? ''
  const isCancelled = search.get('reason') === 'cancelled'
  const { data: methods, error, isFetching, refetch } = useRetryMethods(orderSlug)
  if (orderSlug === '') return <NoPayment reason="none" />
  if (error) {
    if (error instanceof ApiError && error.status === 404) return <NoPayment reason="unknown" />
    const texts = { title: t('failed.title'), text: t('failed.text'), action: t('failed.action') }
    return <LoadError as="h1" texts={texts} isRetrying={isFetching} onRetry={() => void refetch()} />
  }
  // Claims and offers nothing before the methods are known: the cart of a waiting order is empty.
  if (!methods) return <Waiting text={t('looking')} />
  if (methods.length === 0) return <OpenOrder orderSlug={orderSlug} />
  const actions = (
    <>
      <Button onClick={() => openPaymentPage(orderSlug, locale)}>{t('again')}</Button>
      {methods.filter(({ holdProblem }) => holdProblem === null).length > 1 ? (
        <ReloadLinkButton href={{ pathname: '/checkout/pay', query: { orderSlug } }} variant="secondary">
          {t('otherwise')}
        </ReloadLinkButton>
      ) : null}
      <OrderLinks orderSlug={orderSlug} />
    </>
  )
  return (
    <EmptyState as="h1" title={t(isCancelled ? 'cancelled' : 'title')} actions={actions}>
      <OrderNumber orderSlug={orderSlug} />
      <KeptGoods orderSlug={orderSlug} />
    </EmptyState>
  )
}

/** Where this browser may read the order. */
function OrderNumber({ orderSlug }: { orderSlug: string }) {
  const t = useTranslations('checkout.failure')
  const order = useReadableOrder(orderSlug)
  return order ? <p className="pb-2 font-medium text-ink tabular-nums">{t('number', { number: order.number })}</p> : null
}

/** Until when they are kept, where this browser may read the order. */
function KeptGoods({ orderSlug }: { orderSlug: string }) {
  const t = useTranslations('checkout.failure')
  const locale = useLocale()
  const order = useReadableOrder(orderSlug)
  return order?.heldUntil ? t('keptUntil', { way: order.way, until: formatDateTime(order.heldUntil, locale) }) : t('kept')
}

/** Replaces the page, so that Back does not come here again. */
function OpenOrder({ orderSlug }: { orderSlug: string }) {
  const t = useTranslations('checkout.failure')
  const router = useRouter()
  useEffect(() => router.replace({ pathname: '/checkout/success', query: { orderSlug } }), [router, orderSlug])
  return <Waiting text={t('opening')} />
}

function Waiting({ text }: { text: string }) {
  const t = useTranslations('checkout.failure')
  return (
    <EmptyState as="h1" title={t('order')} actions={<Spinner />}>
      <span role="status">{text}</span>
    </EmptyState>
  )
}

function NoPayment({ reason }: { reason: 'none' | 'unknown' }) {
  const t = useTranslations('checkout.failure')
  const actions = (
    <>
      <LinkButton href="/order-link">{t('find')}</LinkButton>
      <LinkButton href="/shop" variant="secondary">
        {t('shop')}
      </LinkButton>
    </>
  )
  return (
    <EmptyState as="h1" title={t(`${reason}.title`)} actions={actions}>
      {t(`${reason}.text`)}
    </EmptyState>
  )
}
