'use client'

import { Icon } from '@/components/ui/icon/icon'
import { useLocale, useTranslations } from 'next-intl'
import { Stack } from '@/components/layout/stack'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { LinkButton } from '@/components/ui/button/link-button'
import { PaymentRetry } from '@/features/checkout/payment/payment-retry'
import { isAwaitingProvider } from '@/features/checkout/state/payment-polling'
import { OrderDetails } from '@/features/order/components/order-details'
import { useOrder } from '@/features/order/queries'
import { ApiError } from '@/lib/api/errors'
import { formatDate } from '@/lib/text/dates'
import { BackLink } from '@/features/account/layout/back-link'
import { AccountLoadError } from '@/features/account/account-load-error'
import { ListSkeleton } from '@/features/account/layout/list-skeleton'
import { ReorderButton } from './reorder-button'

/** An order of the current user, with payment retry and reorder. */
export function AccountOrderView({ orderSlug }: { orderSlug: string }) {
  const t = useTranslations('account')
  const locale = useLocale()
  const { data: order, error, isFetching, refetch } = useOrder(orderSlug)
  const isNotFound = error instanceof ApiError && error.status === 404

  return (
    <>
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 pb-6 sm:pb-8">
        <div className="flex flex-col gap-2">
          <BackLink href="/profile/orders">{t('pages.orders.title')}</BackLink>
          <h1>{order ? t('orders.numbered', { number: order.number }) : t('pages.order.title')}</h1>
          {order ? <p className="text-lg text-ink-soft">{t('orders.placed', { date: formatDate(order.createdAt, locale) })}</p> : null}
        </div>
        {order ? <ReorderButton orderSlug={order.orderSlug} /> : null}
      </header>
      {order ? (
        <OrderDetails order={order}>{isAwaitingProvider(order) ? <PaymentRetry order={order} /> : null}</OrderDetails>
      ) : isNotFound ? (
        <EmptyState
          icon={<Icon name="package-search" />}
          title={t('orders.none.title')}
          actions={<LinkButton href="/profile/orders">{t('orders.none.action')}</LinkButton>}
        >
          {t('orders.none.text')}
        </EmptyState>
      ) : error ? (
        <AccountLoadError isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Stack>
          <ListSkeleton label={t('orders.loadingOne')} />
        </Stack>
      )}
    </>
  )
}
