'use client'

import { useTranslations } from 'next-intl'
import { TableCell } from '@/features/admin/table/table-cell'
import { StateBadge } from '@/features/admin/returns/state-badge'
import type { ReturnItem } from '@/lib/api/v2/ecommerce/order/office/return.schema'
import { Link } from '@/lib/i18n/navigation'
import { formatDateTime } from '@/lib/office/formats'

/** A return; a buyer's withdrawal leads to the order, where it is answered. */
export function ReturnCells({ item: { id, by, kind, state, openedAt, pieces, order } }: { item: ReturnItem }) {
  const t = useTranslations('admin.returns')
  const href =
    by === 'buyer'
      ? ({ pathname: '/admin/orders/[id]', params: { id: order.id } } as const)
      : ({ pathname: '/admin/returns/[id]', params: { id } } as const)
  return (
    <>
      <TableCell className="flex flex-col">
        <Link href={href} prefetch={false} className="stretched-link font-medium wrap-anywhere">
          {t('orderOf', { number: order.number, customer: order.customer })}
        </Link>
        <span className="text-sm text-ink-soft">
          {t(`kinds.${kind}`)}
          {by === 'buyer' && state === 'open' ? `, ${t('byBuyer')}` : null}
        </span>
      </TableCell>
      <TableCell>
        <StateBadge state={state} />
      </TableCell>
      <TableCell className="flex flex-wrap gap-x-3 gap-y-1 text-sm text-ink-soft tabular-nums lg:flex-col lg:items-end">
        <span>{t('pieces', { count: pieces })}</span>
        <time dateTime={openedAt}>{formatDateTime(openedAt)}</time>
      </TableCell>
    </>
  )
}
