'use client'

import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button/button'
import { Card } from '@/components/ui/display/card'
import { SkeletonText } from '@/components/ui/feedback/skeleton'
import { OfficeLoadError } from '@/features/admin/shell/office-load-error'
import { ledgerQuery } from '@/features/admin/stock/stock-queries'
import type { StockMovement } from '@/lib/api/v1/stock/office.schema'
import { formatDateTime } from '@/lib/office/formats'
import { OrderReference } from '@/features/admin/shell/order-reference'

/** The movements of an item, newest first, a page at a time. */
export function StockLedger({ id }: { id: number }) {
  const t = useTranslations('admin.stock.ledger')
  const { data, isError, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(ledgerQuery(id))
  const movements = data?.pages.flatMap(({ records }) => records)
  return (
    <Card as="section" padding="lg" aria-labelledby="ledger-title">
      <h2 id="ledger-title" className="pb-3 text-xl">
        {t('title')}
      </h2>
      {!movements && isError ? <OfficeLoadError as="h2" isRetrying={isFetching} onRetry={() => void refetch()} /> : null}
      {!movements && !isError ? <SkeletonText lines={4} /> : null}
      {movements?.length === 0 ? <p className="text-ink-soft">{t('empty')}</p> : null}
      {movements && movements.length > 0 ? (
        <ol className="divide-y divide-line">
          {movements.map((movement) => (
            <Movement key={movement.id} movement={movement} />
          ))}
        </ol>
      ) : null}
      {hasNextPage ? (
        <Button variant="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()} className="mt-4">
          {t('older')}
        </Button>
      ) : null}
    </Card>
  )
}

function Movement({ movement: { at, delta, onHandAfter, reason, note, by, order } }: { movement: StockMovement }) {
  const t = useTranslations('admin.stock')
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1 py-3 sm:grid-cols-[14rem_minmax(0,1fr)_auto]">
      <time dateTime={at} className="text-ink-soft tabular-nums max-sm:col-span-2">
        {formatDateTime(at)}
      </time>
      <span className="min-w-0">
        <strong>{t(`reasons.${reason}`)}</strong>
        {order ? (
          <>
            {' '}
            <OrderReference order={order} />
          </>
        ) : null}
        <span className="text-ink-soft">
          , {t(`ledger.by.${by.kind}`, { name: by.name })}
          {by.name && by.kind !== 'provider' ? ` (${by.name})` : ''}
        </span>
        {note ? <span className="block wrap-anywhere whitespace-pre-line">{note}</span> : null}
      </span>
      <span className="text-right tabular-nums">
        <strong>{delta > 0 ? `+${delta}` : delta < 0 ? `−${-delta}` : '0'}</strong>
        <span className="block text-sm text-ink-soft">{t('ledger.after', { count: onHandAfter })}</span>
      </span>
    </li>
  )
}
