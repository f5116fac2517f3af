'use client'

import { useTranslations } from 'next-intl'
import { TableCell } from '@/features/admin/table/table-cell'
import { Badge } from '@/components/ui/display/badge'
import type { CustomerItem } from '@/lib/api/v1/user/office/customer.schema'
import { Link } from '@/lib/i18n/navigation'
import { formatPrice, formatShortDate } from '@/lib/office/formats'

export function CustomerCells({ customer }: { customer: CustomerItem }) {
  const t = useTranslations('admin.customers')
  const { id, kind, email, name, isBlocked, hasNewsletter, tags, orders, spent, lastOrderAt } = customer
  return (
    <>
      <TableCell className="flex flex-col">
        <Link
          href={{ pathname: '/admin/customers/[id]', params: { id } }}
          prefetch={false}
          className="stretched-link font-medium wrap-anywhere"
        >
          {name || email}
        </Link>
        {name ? <span className="text-sm wrap-anywhere text-ink-soft">{email}</span> : null}
      </TableCell>
      <TableCell className="flex flex-wrap gap-1.5">
        {isBlocked ? <Badge tone="danger">{t('blocked')}</Badge> : null}
        <Badge tone={kind === 'account' ? 'action' : 'neutral'}>{t(`kinds.${kind}`)}</Badge>
        {hasNewsletter ? <Badge tone="outline">{t('newsletterBadge')}</Badge> : null}
        {tags.map((tag) => (
          <Badge key={tag} tone="outline" className="max-w-full wrap-anywhere whitespace-normal">
            {tag}
          </Badge>
        ))}
      </TableCell>
      <TableCell className="flex flex-wrap items-baseline gap-x-3 gap-y-1 lg:flex-col lg:items-end">
        <span className="font-medium tabular-nums">{orders > 0 ? formatPrice(spent) : t('noOrders')}</span>
        {lastOrderAt ? (
          <span className="text-sm text-ink-soft tabular-nums">
            {t('orderCount', { count: orders })}, {formatShortDate(lastOrderAt)}
          </span>
        ) : null}
      </TableCell>
    </>
  )
}
