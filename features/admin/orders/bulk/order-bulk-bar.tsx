'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { lazyComponent } from '@/components/lazy-component'
import { Button } from '@/components/ui/button/button'
import { BulkBar } from '@/features/admin/table/selection/bulk-bar'
import { isWholeList, type Selection } from '@/features/admin/table/selection/selection'
import { maxRunRows } from '@/lib/office/max-run-rows'
import { orderList, orderListInput, type OrderListState } from '../list/order-list'

const OrderBulkDialog = lazyComponent(async () => (await import('./order-bulk-dialog')).OrderBulkDialog)

type OrderBulkBarProps = { selection: Selection; onChange: (next: Selection) => void; found: number; state: OrderListState }

/** What can be done with the chosen orders (docs/rules/orders.md#bulk-orders). */
export function OrderBulkBar({ selection, onChange, found, state }: OrderBulkBarProps) {
  const t = useTranslations('admin.orders.bulk')
  const [kind, setKind] = useState<'change' | 'note' | null>(null)
  const { page: _page, ...filter } = orderListInput(state)
  const list = orderList.viewQuery(state)
  const chosen = isWholeList(selection, list) ? { filter } : { ids: [...selection.ids].slice(0, maxRunRows) }
  return (
    <>
      <BulkBar selection={selection} list={list} onChange={onChange} found={found} limit={maxRunRows}>
        <Button size="sm" onClick={() => setKind('change')}>
          {t('change')}
        </Button>
        <Button variant="secondary" size="sm" onClick={() => setKind('note')}>
          {t('note')}
        </Button>
      </BulkBar>
      {kind ? <OrderBulkDialog kind={kind} chosen={chosen} onClose={() => setKind(null)} /> : null}
    </>
  )
}
