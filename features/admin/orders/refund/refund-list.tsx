'use client'

import { useTranslations } from 'next-intl'
import { Card } from '@/components/ui/display/card'
import type { OfficeOrder } from '@/lib/api/v2/ecommerce/order/office.schema'
import { formatDateTime, formatPrice } from '@/lib/office/formats'

/** The refunds of the order with their states. */
export function RefundList({ refunds }: { refunds: OfficeOrder['refunds'] }) {
  const t = useTranslations('admin.orders.refunding')
  if (refunds.length === 0) return null
  return (
    <Card as="section" padding="lg" aria-labelledby="refunds-title">
      <h2 id="refunds-title" className="pb-3 text-xl">
        {t('listTitle')}
      </h2>
      <ul className="divide-y divide-line">
        {refunds.map(({ id, state, amount, at, reason, lines, delivery }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-2">
            <span className="min-w-0">
              {t(`states.${state}`)}
              {lines.length > 0 || delivery > 0 ? (
                <span className="block break-words">
                  {[
                    ...lines.map(({ name, qty }) => `${qty} × ${name}`),
                    ...(delivery > 0 ? [t('delivery', { amount: formatPrice(delivery) })] : []),
                  ].join(', ')}
                </span>
              ) : null}
              {reason ? <span className="block break-words whitespace-pre-line text-ink-soft">{reason}</span> : null}
            </span>
            <span className="tabular-nums">
              <span className="text-ink-soft">{formatDateTime(at)}</span> <strong>{formatPrice(amount)}</strong>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
