'use client'

import { Icon } from '@/components/ui/icon/icon'
import { useTranslations } from 'next-intl'
import { useOrders } from './queries'
import { OrderRow } from './order-row'
import { PagedList } from '@/features/account/layout/paged-list'

/** The order history, newest first. */
export function OrdersView() {
  const t = useTranslations('account.orders')
  return (
    <PagedList namespace="orders" icon={<Icon name="package" />} query={useOrders()}>
      {(orders, total) => (
        <>
          <p className="text-ink-soft">{t('count', { count: total })}</p>
          <ul className="flex flex-col gap-4">
            {orders.map((order) => (
              <OrderRow key={order.id} order={order} />
            ))}
          </ul>
        </>
      )}
    </PagedList>
  )
}
