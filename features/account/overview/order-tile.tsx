'use client'

import { useLocale, useTranslations } from 'next-intl'
import { OrderStatusBadge } from '@/features/order/components/order-status-badge'
import { formatDate } from '@/lib/text/dates'
import { formatPrice } from '@/lib/money/money'
import { useOrders } from '@/features/account/orders/queries'
import { Tile } from './tile'

/** The latest order with its status. */
export function OrderTile() {
  const t = useTranslations('account.tiles.orders')
  const locale = useLocale()
  const { data } = useOrders()
  const page = data?.pages[0]
  const latest = page?.records[0]
  return (
    <Tile title={t('title')} href="/profile/orders" action={t('action', { count: page?.totalRecords ?? 0 })}>
      {latest ? (
        <div className="flex flex-col items-start gap-1.5">
          <OrderStatusBadge order={latest} />
          <p className="font-semibold text-ink tabular-nums">
            {latest.number}, {formatPrice(latest.orderTotal, locale)}
          </p>
          <p>{formatDate(latest.createdAt, locale)}</p>
        </div>
      ) : (
        <p>{page ? t('none') : ' '}</p>
      )}
    </Tile>
  )
}
