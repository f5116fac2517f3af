'use client'

import { useTranslations } from 'next-intl'
import { Checkbox } from '@/components/ui/control/checkbox'
import { Badge } from '@/components/ui/display/badge'
import { OrderStatusBadge } from '@/features/order/components/order-status-badge'
import type { OfficeOrderItem } from '@/lib/api/v2/ecommerce/order/office.schema'
import { formatDateTime } from '@/lib/office/formats'

type PrintRowProps = { order: OfficeOrderItem; isChosen: boolean; onToggle: () => void }

export function PrintRow({ order, isChosen, onToggle }: PrintRowProps) {
  const t = useTranslations('admin.print')
  const orders = useTranslations('admin.orders')
  const { number, customer, createdAt, itemCount, delivery, printedAt } = order
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-1 px-4 py-2 transition-colors hover:bg-paper sm:px-6">
      <Checkbox checked={isChosen} onChange={onToggle} className="grow">
        <span className="font-medium tabular-nums">{number}</span>, <span className="wrap-anywhere">{customer}</span>
        <span className="block text-sm text-ink-soft">
          {formatDateTime(createdAt)}, {orders('pieces', { count: itemCount })}, {delivery || orders('digital')}
        </span>
      </Checkbox>
      <span className="flex flex-wrap items-center gap-2 max-sm:w-full max-sm:pb-2 max-sm:pl-8">
        {printedAt ? <Badge tone="outline">{t('printedAt', { at: formatDateTime(printedAt) })}</Badge> : null}
        <OrderStatusBadge order={order} forOffice />
      </span>
    </li>
  )
}
