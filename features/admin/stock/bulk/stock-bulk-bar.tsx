'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { lazyComponent } from '@/components/lazy-component'
import { Button } from '@/components/ui/button/button'
import { BulkBar } from '@/features/admin/table/selection/bulk-bar'
import { isWholeList, type Selection } from '@/features/admin/table/selection/selection'
import { maxRunProducts, maxRunRows } from '@/lib/office/max-run-rows'
import { ProductBulkActions } from '../products/product-bulk-actions'
import { stockList, type StockListState } from '../stock-list'

const ThresholdDialog = lazyComponent(async () => (await import('./threshold-dialog')).ThresholdDialog)

type StockBulkBarProps = {
  selection: Selection
  onChange: (next: Selection) => void
  found: number
  state: StockListState
  /** Whether the user may set thresholds. */
  mayWarn: boolean
  /** Whether the user may change prices and visibility. */
  mayPrice: boolean
}

/** What can be done with the chosen items: their thresholds (docs/rules/catalog.md#stock-threshold), prices and visibility. */
export function StockBulkBar({ selection, onChange, found, state, mayWarn, mayPrice }: StockBulkBarProps) {
  const t = useTranslations('admin.stock.bulk')
  const [isOpen, setIsOpen] = useState(false)
  const list = stockList.viewQuery(state)
  const { view, q } = state
  const chosen = isWholeList(selection, list) ? { filter: { view, q } } : { ids: [...selection.ids].slice(0, maxRunRows) }
  return (
    <>
      <BulkBar
        selection={selection}
        list={list}
        onChange={onChange}
        found={found}
        limit={maxRunRows}
        listLimit={mayPrice ? maxRunProducts : maxRunRows}
      >
        {mayWarn ? (
          <Button size="sm" onClick={() => setIsOpen(true)}>
            {t('threshold')}
          </Button>
        ) : null}
        {mayPrice ? <ProductBulkActions chosen={chosen} /> : null}
      </BulkBar>
      {isOpen ? <ThresholdDialog chosen={chosen} onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}
