'use client'

import { Package } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Stack } from '@/components/layout/stack'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { useOrders } from '../queries'
import { ListFailed } from './list-failed'
import { ListSkeleton } from './list-skeleton'
import { OrderRow } from './order-row'

/** Everything ordered, the newest first. */
export function OrdersView() {
  const t = useTranslations('account.orders')
  const { data, isPending, isError, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useOrders()
  const orders = data?.pages.flatMap(({ records }) => records) ?? []

  if (isPending) return <ListSkeleton label={t('loading')} />
  if (isError && orders.length === 0) return <ListFailed isBusy={isFetching} onRetry={() => void refetch()} />
  if (orders.length === 0) {
    return (
      <EmptyState
        icon={<Package aria-hidden="true" />}
        title={t('empty.title')}
        actions={<LinkButton href="/shop">{t('empty.action')}</LinkButton>}
      >
        {t('empty.text')}
      </EmptyState>
    )
  }
  return (
    <Stack gap="md">
      <p className="text-ink-soft">{t('count', { count: data?.pages[0]?.totalRecords ?? orders.length })}</p>
      <ul className="flex flex-col gap-4">
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </ul>
      {hasNextPage ? (
        <div className="self-center">
          <Button variant="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('more')}
          </Button>
        </div>
      ) : null}
    </Stack>
  )
}
