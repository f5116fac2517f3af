'use client'

import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/display/badge'
import { OrderStatusBadge } from '@/features/order/components/order-status-badge'
import type { OfficeOrderItem } from '@/lib/api/v2/ecommerce/order/office.schema'
import { formatDateTime, formatPrice, formatShortDate } from '@/lib/office/formats'
import { Link } from '@/lib/i18n/navigation'
import { FreeHold } from './free-holds'

/** `isFreeable`: with a button that frees what the order holds. */
export function OfficeOrderRow({ order, isFreeable = false }: { order: OfficeOrderItem; isFreeable?: boolean }) {
  const t = useTranslations('admin.orders')
  const {
    id,
    number,
    customer,
    email,
    createdAt,
    orderTotal,
    itemCount,
    payment,
    delivery,
    withdrawals,
    undecided,
    isPartlySent,
    payBy,
    printedAt,
  } = order
  return (
    <li className="relative grid gap-x-6 gap-y-1 px-4 py-4 transition-colors hover:bg-paper sm:px-6 lg:grid-cols-[14rem_minmax(0,1fr)_minmax(0,1fr)_8rem] lg:items-center">
      <span className="flex flex-col">
        <Link
          href={{ pathname: '/admin/orders/[id]', params: { id } }}
          prefetch={false}
          className="stretched-link font-medium tabular-nums"
        >
          {number}
        </Link>
        <time dateTime={createdAt} className="text-sm text-ink-soft tabular-nums">
          {formatDateTime(createdAt)}
        </time>
      </span>
      <span className="flex min-w-0 flex-col">
        <span className="truncate font-medium">{customer}</span>
        <span className="truncate text-sm text-ink-soft">{email}</span>
      </span>
      <span className="flex min-w-0 flex-col text-sm text-ink-soft">
        <span className="truncate">{payment}</span>
        {payBy ? (
          <span className={payBy.isOver ? 'font-medium text-danger' : 'text-ink'}>
            {t(payBy.isOver ? 'payByOver' : 'payBy', { date: formatShortDate(payBy.at) })}
          </span>
        ) : null}
        <span className="truncate">{delivery || t('digital')}</span>
      </span>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1 lg:flex-col lg:items-end">
        <span className="font-medium tabular-nums">{formatPrice(orderTotal)}</span>
        <span className="text-sm text-ink-soft lg:sr-only">{t('pieces', { count: itemCount })}</span>
        <OrderStatusBadge order={order} forOffice />
        {printedAt ? <Badge tone="outline">{t('printed')}</Badge> : null}
        {isPartlySent ? <Badge tone="action">{t('partlySent')}</Badge> : null}
        {withdrawals > 0 ? <Badge tone="danger">{t('withdrawal')}</Badge> : null}
        {undecided > 0 ? <Badge tone="danger">{t('undecided')}</Badge> : null}
        {isFreeable && order.holds > 0 ? <FreeHold order={order} /> : null}
      </span>
    </li>
  )
}
