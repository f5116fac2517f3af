'use client'

import { useTranslations } from 'next-intl'
import { useMemo, useSyncExternalStore } from 'react'
import { lazyComponent } from '@/components/lazy-component'
import { LoadError } from '@/components/load-error'
import { LinkButton } from '@/components/ui/button/link-button'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { SkeletonText } from '@/components/ui/feedback/skeleton'
import { useAuthStore } from '@/features/auth/session/auth-store'
import type { CartRef } from '@/features/cart/session/cart-store'
import { OrderDetails } from '@/features/order/components/order-details'
import { useOrder } from '@/features/order/queries'
import type { BuyerOrder } from '@/lib/api/entities/order.schema'
import { ApiError } from '@/lib/api/errors'
import { useSearchParams } from '@/lib/i18n/navigation'
import { isReversed } from '@/lib/order/order-statuses'
import { orderAccess } from '@/features/checkout/state/order-access'
import { useClearOrderedCart } from '@/features/checkout/attempt/use-clear-ordered-cart'
import { isAwaitingProvider } from '@/features/checkout/state/payment-polling'
import { useOrderSummary } from '@/features/checkout/queries'
import { PaymentPending } from '@/features/checkout/payment/payment-pending'

const OpenAccount = lazyComponent(async () => (await import('./open-account')).OpenAccount)

/** docs/rules/checkout.md#order-access */
export function SuccessView() {
  const t = useTranslations('checkout.success')
  const search = useSearchParams()
  const orderSlug = search.get('orderSlug') ?? ''
  const isDifference = search.get('pays') === 'difference'
  // Undefined on the server, which cannot read the browser's storage.
  const access = useMemo(() => orderAccess(orderSlug), [orderSlug])
  const stored = useSyncExternalStore<CartRef | null | undefined>(unchanging, access.get, () => undefined)
  const isSignInKnown = useAuthStore(({ status }) => status !== 'unknown')
  const isSignedOut = useAuthStore(({ status }) => status === 'signedOut')
  const justOrdered = useOrderSummary(orderSlug, stored ?? null)
  const held = useOrder(orderSlug, { enabled: !stored })
  const order = justOrdered.data ?? held.data
  const isHeld = Boolean(stored) || order !== undefined
  const isAsking = stored === undefined || justOrdered.isLoading || held.isLoading || (orderSlug !== '' && !stored && !isSignInKnown)

  useClearOrderedCart(orderSlug)

  if (!isHeld && !isAsking) {
    const isUnknown = orderSlug === '' || (held.error instanceof ApiError && held.error.status === 404)
    return isUnknown ? (
      <UnknownOrder />
    ) : (
      <LoadError as="h1" texts={failureTexts(t)} isRetrying={held.isFetching} onRetry={() => void held.refetch()} />
    )
  }
  const isOver = order !== undefined && isReversed(order.status)

  function title() {
    if (!isHeld || isOver) return t('plainTitle')
    if (!isDifference) return t('title')
    return order ? t(order.difference ? 'difference.waits' : 'difference.paid', { number: order.number }) : t('plainTitle')
  }

  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-col items-center gap-3 px-4 py-8 text-center glow-around">
        <h1 className="max-w-2xl text-balance">{title()}</h1>
        {isAsking && !order ? (
          <SkeletonText lines={2} className="w-72 max-w-full" />
        ) : (
          <Reference order={order} orderSlug={orderSlug} isDifference={isDifference} />
        )}
      </div>
      {order ? <OrderDetails order={order}>{isAwaitingProvider(order) ? <PaymentPending order={order} /> : null}</OrderDetails> : null}
      {order && stored && isSignedOut ? <OpenAccount access={stored} orderSlug={orderSlug} email={order.email} /> : null}
      <div className="flex justify-center print:hidden">
        <LinkButton href="/shop" variant="secondary">
          {t('shop')}
        </LinkButton>
      </div>
    </div>
  )
}

function UnknownOrder() {
  const t = useTranslations('checkout.success.unknown')
  const actions = (
    <>
      <LinkButton href="/order-link">{t('find')}</LinkButton>
      <LinkButton href="/shop" variant="secondary">
        {t('shop')}
      </LinkButton>
    </>
  )
  return (
    <EmptyState as="h1" title={t('title')} actions={actions}>
      {t('text')}
    </EmptyState>
  )
}

function failureTexts(t: ReturnType<typeof useTranslations<'checkout.success'>>) {
  return { title: t('failed.title'), text: t('failed.text'), action: t('failed.action') }
}

type ReferenceProps = { order: BuyerOrder | undefined; orderSlug: string; isDifference: boolean }

/** The order's number for a reader of the order, else the slug of the URL. The mail about a difference is that of the change. */
function Reference({ order, orderSlug, isDifference }: ReferenceProps) {
  const t = useTranslations('checkout.success')
  return (
    <>
      {isDifference ? null : (
        <p className="text-lg wrap-anywhere text-ink-soft">{order ? t('lead', { email: order.email }) : t('leadPlain')}</p>
      )}
      <p className="text-ink-soft">
        {order ? t('number') : t('reference')}: <strong className="break-all text-ink tabular-nums">{order?.number ?? orderSlug}</strong>
      </p>
    </>
  )
}

/** The stored value does not change while the page is open. */
function unchanging() {
  return () => {}
}
