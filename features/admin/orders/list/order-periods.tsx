'use client'

import { useTranslations } from 'next-intl'
import { cn } from '@/lib/cn'
import { Link } from '@/lib/i18n/navigation'
import { orderPeriods } from '@/lib/order/order-periods'
import { orderList, type OrderListState } from './order-list'

/** One press for the days that are asked for most; it replaces the days of the filters, and they replace it. */
export function OrderPeriods({ state }: { state: OrderListState }) {
  const t = useTranslations('admin.orders.filters.periods')
  const choices = state.period === '' ? orderPeriods : (['', ...orderPeriods] as const)
  return (
    <nav aria-label={t('label')} className="flex flex-wrap gap-2">
      {choices.map((period) => {
        const isCurrent = period !== '' && period === state.period
        return (
          <Link
            key={period}
            href={orderList.href(state, { period, from: '', to: '' })}
            prefetch={false}
            aria-current={isCurrent ? 'page' : undefined}
            className={cn(
              'inline-flex min-h-11 items-center rounded border px-3 font-medium transition-colors sm:pointer-fine:min-h-9',
              isCurrent ? 'border-action bg-action-soft text-action-strong' : 'border-line text-ink-soft hover:border-ink hover:text-ink',
            )}
          >
            {t(period || 'any')}
          </Link>
        )
      })}
    </nav>
  )
}
