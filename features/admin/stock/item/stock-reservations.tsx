'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { Card } from '@/components/ui/display/card'
import { SkeletonText } from '@/components/ui/feedback/skeleton'
import { OfficeLoadError } from '@/features/admin/shell/office-load-error'
import { reservationsQuery } from '@/features/admin/stock/stock-queries'
import { OrderStatusBadge } from '@/features/order/components/order-status-badge'
import { formatDateTime } from '@/lib/office/formats'
import { OrderReference } from '@/features/admin/shell/order-reference'

/** The orders that hold pieces: until they are paid, or until they are packed. */
export function StockReservations({ id }: { id: number }) {
  const t = useTranslations('admin.stock.reservations')
  const { data, isError, isFetching, refetch } = useQuery(reservationsQuery(id))
  return (
    <Card as="section" padding="lg" aria-labelledby="reservations-title">
      <h2 id="reservations-title" className="pb-3 text-xl">
        {t('title')}
      </h2>
      {!data && isError ? <OfficeLoadError as="h2" isRetrying={isFetching} onRetry={() => void refetch()} /> : null}
      {!data && !isError ? <SkeletonText lines={2} /> : null}
      {data?.records.length === 0 ? <p className="text-ink-soft">{t('empty')}</p> : null}
      <ul className="divide-y divide-line">
        {data?.records.map(({ order, pieces, isUnpaid, until, ...state }) => (
          <li key={order.id} className="flex flex-wrap items-center gap-x-6 gap-y-1 py-3">
            <OrderReference order={order} />
            <span className="tabular-nums">{t('pieces', { count: pieces })}</span>
            <span className="grow text-ink-soft">
              {until ? t('until', { at: formatDateTime(until) }) : t(isUnpaid ? 'unpaid' : 'toPack')}
            </span>
            <OrderStatusBadge order={state} forOffice />
          </li>
        ))}
      </ul>
    </Card>
  )
}
