'use client'

import { Icon } from '@/components/ui/icon/icon'
import { useLocale, useTranslations } from 'next-intl'
import { Card } from '@/components/ui/display/card'
import { OrderStatusBadge } from '@/features/order/components/order-status-badge'
import type { OrderListItem } from '@/lib/api/entities/order.schema'
import { formatDate } from '@/lib/text/dates'
import { Link } from '@/lib/i18n/navigation'
import { formatPrice } from '@/lib/money/money'

/** One order of the history; the whole card links to it. */
export function OrderRow({ order }: { order: OrderListItem }) {
  const t = useTranslations('account.orders')
  const locale = useLocale()
  const { number, orderSlug, createdAt, orderTotal, itemCount } = order
  return (
    <Card as="li" padding="md" interactive className="group flex flex-wrap items-center gap-4">
      <div className="flex min-w-0 grow basis-36 flex-col gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h2 className="font-sans text-lg font-semibold tabular-nums">
            <Link
              href={{ pathname: '/profile/orders/[slug]', params: { slug: orderSlug } }}
              prefetch={false}
              className="stretched-link decoration-1 underline-offset-4 group-hover:underline"
            >
              {number}
            </Link>
          </h2>
          <OrderStatusBadge order={order} />
        </div>
        <p className="text-ink-soft">
          {formatDate(createdAt, locale)}, {t('pieces', { count: itemCount })}
        </p>
      </div>
      <p className="text-lg font-semibold whitespace-nowrap tabular-nums">{formatPrice(orderTotal, locale)}</p>
      <Icon name="chevron-right" className="size-5 shrink-0 text-ink-faint max-sm:hidden" />
    </Card>
  )
}
