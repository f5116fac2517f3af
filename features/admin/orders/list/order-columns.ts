import { useTranslations } from 'next-intl'
import type { Column } from '@/features/admin/table/column'
import { orderList, shownSort, type OrderListState } from './order-list'

/** The columns of the order list, whose rows stand by the day of the order. */
export function useOrderColumns(state: OrderListState): Column[] {
  const t = useTranslations('admin.orders.columns')
  const isOldestFirst = shownSort(state) === 'oldest'
  const sort = {
    href: orderList.href(state, { sort: isOldestFirst ? 'newest' : 'oldest' }),
    direction: isOldestFirst ? 'ascending' : 'descending',
  } as const
  return [
    { key: 'order', header: t('order'), width: '14rem', sort },
    { key: 'customer', header: t('customer'), width: 'minmax(0,1fr)' },
    { key: 'payment', header: t('payment'), width: 'minmax(0,1fr)' },
    { key: 'total', header: t('total'), width: '8rem', align: 'end' },
  ]
}
