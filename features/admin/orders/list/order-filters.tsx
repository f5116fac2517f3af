'use client'

import { useTranslations } from 'next-intl'
import { useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button/button'
import { Card } from '@/components/ui/display/card'
import { ListFilters } from '@/features/admin/table/list-filters'
import { OrderPeriods } from './order-periods'
import { deliveryWays, orderList, orderStatuses, paymentWays, type OrderListState } from './order-list'

/** The filters of the order list, which open at a press; the search stands above them, and `children` beside the button. */
export function OrderFilters({ state, children }: { state: OrderListState; children?: ReactNode }) {
  const t = useTranslations('admin.orders.filters')
  const status = useTranslations('order.status')
  const count = orderList.countFilters(state)
  const [isOpen, setIsOpen] = useState(count > 0)
  return (
    <div className="mb-4 flex flex-col items-start gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="secondary" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {count > 0 ? t('openCounted', { count }) : t('open')}
        </Button>
        <OrderPeriods state={state} />
        {children}
      </div>
      {isOpen ? (
        <Card padding="lg" className="w-full">
          <ListFilters
            list={orderList}
            state={state}
            fields={[
              {
                kind: 'several',
                name: 'status',
                label: t('status'),
                options: orderStatuses.map((value) => ({ value, label: status(value) })),
              },
              {
                kind: 'several',
                name: 'payment',
                label: t('payment'),
                options: paymentWays.map((value) => ({ value, label: t(`payments.${value}`) })),
              },
              {
                kind: 'several',
                name: 'delivery',
                label: t('delivery'),
                options: deliveryWays.map((value) => ({ value, label: t(`deliveries.${value}`) })),
              },
              { kind: 'day', name: 'from', label: t('from') },
              { kind: 'day', name: 'to', label: t('to') },
              {
                kind: 'choice',
                name: 'sort',
                label: t('sort'),
                options: [
                  { value: '', label: t('sorts.view') },
                  { value: 'oldest', label: t('sorts.oldest') },
                  { value: 'newest', label: t('sorts.newest') },
                ],
              },
            ]}
          />
        </Card>
      ) : null}
    </div>
  )
}
