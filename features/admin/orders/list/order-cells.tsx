'use client'

import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/display/badge'
import { TableCell } from '@/features/admin/table/table-cell'
import { OrderStatusBadge } from '@/features/order/components/order-status-badge'
import type { OfficeOrderItem } from '@/lib/api/v2/ecommerce/order/office.schema'
import { Link } from '@/lib/i18n/navigation'
import { formatDateTime, formatPrice, formatShortDate } from '@/lib/office/formats'
import { CancelHoldButton } from '../cancel-unpaid-holds'

type OrderCellsProps = {
  order: OfficeOrderItem
  /** Whether the view that is shown no longer has the order. */
  isGone: boolean
  /** With a button that cancels the order and releases its stock. */
  canCancelHold: boolean
}

export function OrderCells({ order, isGone, canCancelHold }: OrderCellsProps) {
  const t = useTranslations('admin.orders')
  const { id, number, createdAt, customer, email, payment, payBy, delivery } = order
  return (
    <>
      <TableCell className="flex flex-col">
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
      </TableCell>
      <TableCell className="flex flex-col">
        <span className="truncate font-medium">{customer}</span>
        <span className="truncate text-sm text-ink-soft">{email}</span>
      </TableCell>
      <TableCell className="flex flex-col text-sm text-ink-soft">
        <span className="truncate">{payment}</span>
        {payBy ? (
          <span className={payBy.isOver ? 'font-medium text-danger' : 'text-ink'}>
            {t(payBy.isOver ? 'payByOver' : 'payBy', { date: formatShortDate(payBy.at) })}
          </span>
        ) : null}
        <span className="truncate">{delivery || t('digital')}</span>
      </TableCell>
      <StatusCell order={order} isGone={isGone} canCancelHold={canCancelHold} />
    </>
  )
}

function StatusCell({ order, isGone, canCancelHold }: OrderCellsProps) {
  const t = useTranslations('admin.orders')
  const { orderTotal, itemCount, printedAt, isPartlySent, withdrawals, undecided, holds, refunded } = order
  return (
    <TableCell align="end" className="flex flex-wrap items-center gap-x-3 gap-y-1 lg:flex-col lg:items-end">
      <span className="font-medium tabular-nums">{formatPrice(orderTotal)}</span>
      {refunded > 0 ? (
        <span className="text-sm text-ink-soft tabular-nums">{t('refundedShown', { amount: formatPrice(refunded) })}</span>
      ) : null}
      <span className="text-sm text-ink-soft lg:sr-only">{t('pieces', { count: itemCount })}</span>
      {isGone ? <Badge tone="outline">{t('noLongerInView')}</Badge> : <OrderStatusBadge order={order} forOffice />}
      {printedAt ? <Badge tone="outline">{t('printed')}</Badge> : null}
      {isPartlySent ? <Badge tone="action">{t('partlySent')}</Badge> : null}
      {withdrawals > 0 ? <Badge tone="danger">{t('withdrawal')}</Badge> : null}
      {undecided > 0 ? <Badge tone="danger">{t('undecided')}</Badge> : null}
      {canCancelHold && !isGone && holds > 0 ? <CancelHoldButton order={order} /> : null}
    </TableCell>
  )
}
