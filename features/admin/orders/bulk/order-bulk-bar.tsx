'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { lazyComponent } from '@/components/lazy-component'
import { Button } from '@/components/ui/button/button'
import { printHref } from '@/features/admin/print/print-list'
import { BulkBar } from '@/features/admin/table/selection/bulk-bar'
import { isWholeList, type Selection } from '@/features/admin/table/selection/selection'
import { toastError } from '@/lib/browser/toast/toast'
import { useRouter } from '@/lib/i18n/navigation'
import { maxRunRows } from '@/lib/office/max-run-rows'
import { orderList, orderListInput, type OrderListState } from '../list/order-list'
import { orderBulkPreviewQuery } from './bulk-queries'

const OrderBulkDialog = lazyComponent(async () => (await import('./order-bulk-dialog')).OrderBulkDialog)

type OrderBulkBarProps = { selection: Selection; onChange: (next: Selection) => void; found: number; state: OrderListState }

/** What can be done with the chosen orders (docs/rules/orders.md#bulk-orders). */
export function OrderBulkBar({ selection, onChange, found, state }: OrderBulkBarProps) {
  const t = useTranslations('admin.orders.bulk')
  const router = useRouter()
  const client = useQueryClient()
  const [isOpeningPrint, setOpeningPrint] = useState(false)
  const [kind, setKind] = useState<'change' | 'note' | null>(null)
  const { page: _page, ...filter } = orderListInput(state)
  const list = orderList.viewQuery(state)
  const chosen = isWholeList(selection, list) ? { filter } : { ids: [...selection.ids].slice(0, maxRunRows) }

  /** Only the server knows the orders on the list's other pages. */
  async function print() {
    setOpeningPrint(true)
    try {
      const ids =
        chosen.ids ?? (await client.fetchQuery(orderBulkPreviewQuery({ change: { kind: 'note' }, chosen }))).rows.map(({ id }) => id)
      router.push(printHref(state, ids))
    } catch (failure) {
      toastError(failure)
    } finally {
      setOpeningPrint(false)
    }
  }

  return (
    <>
      <BulkBar selection={selection} list={list} onChange={onChange} found={found} limit={maxRunRows}>
        <Button size="sm" onClick={() => setKind('change')}>
          {t('change')}
        </Button>
        <Button variant="secondary" size="sm" onClick={() => setKind('note')}>
          {t('note')}
        </Button>
        <Button variant="secondary" size="sm" busy={isOpeningPrint} onClick={() => void print()}>
          {t('print')}
        </Button>
      </BulkBar>
      {kind ? <OrderBulkDialog kind={kind} chosen={chosen} onClose={() => setKind(null)} /> : null}
    </>
  )
}
