'use client'

import { useQuery } from '@tanstack/react-query'
import { Boxes, ListChecks, ScanBarcode } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { LinkButton } from '@/components/ui/button/link-button'
import { OfficeSearch } from '@/features/admin/table/office-search'
import { OfficeTable } from '@/features/admin/table/office-table'
import { OfficeViews } from '@/features/admin/table/office-views'
import { nothingChosen } from '@/features/admin/table/selection/selection'
import { SavedViews } from '@/features/admin/views/saved-views'
import { useMayCall } from '@/features/auth/session/use-may-call'
import { useRouter } from '@/lib/i18n/navigation'
import { officeStockApi } from '@/lib/api/v1/stock/office'
import { officeStockBulkApi } from '@/lib/api/v1/stock/office/bulk'
import { officeProductBulkApi } from '@/lib/api/v1/product/office/bulk'
import { StockBulkBar } from './bulk/stock-bulk-bar'
import { StockDialog, type StockTask } from './change/stock-dialog'
import { StockCells } from './stock-cells'
import { stockList, stockViews, type StockListState } from './stock-list'
import { stockListQuery } from './stock-queries'

/** What the shop has, with its views, and its search by name, SKU or barcode. */
export function StockListView({ state }: { state: StockListState }) {
  const t = useTranslations('admin.stock')
  const router = useRouter()
  const mayMove = useMayCall(officeStockApi.adjust, officeStockApi.count)
  const mayWarn = useMayCall(officeStockBulkApi.create)
  const mayPrice = useMayCall(officeProductBulkApi.create)
  const mayChoose = mayWarn || mayPrice
  const [task, setTask] = useState<StockTask | null>(null)
  const [selection, setSelection] = useState(nothingChosen)
  const query = useQuery(stockListQuery(state))
  const { counts, totalRecords = 0 } = query.data ?? {}
  return (
    <>
      <h1 className="mb-2 text-3xl">{t('title')}</h1>
      <p className="mb-6 text-ink-soft">{t('lead')}</p>
      <div className="mb-4 flex flex-wrap gap-2">
        <OfficeSearch namespace="stock" q={state.q} onSearch={(q) => router.push(stockList.href(state, { q }))} className="max-w-xl grow" />
        {mayMove ? (
          <LinkButton href="/admin/stock/scan" variant="secondary">
            <ScanBarcode aria-hidden="true" className="size-4" />
            {t('scan.open')}
          </LinkButton>
        ) : null}
        <LinkButton href="/admin/runs" variant="quiet">
          <ListChecks aria-hidden="true" className="size-4" />
          {t('bulk.runs')}
        </LinkButton>
      </div>
      <SavedViews name="stock" list={stockList} state={state} />
      <OfficeViews
        label={t('viewsLabel')}
        views={stockViews.map((view) => ({
          href: stockList.href(state, { view }),
          isCurrent: view === state.view,
          label: t(`views.${view}`),
          count: counts?.[view],
        }))}
      />
      <OfficeTable
        namespace="stock"
        caption={t('title')}
        icon={<Boxes aria-hidden="true" />}
        query={query}
        clearHref={stockList.clearHref(state)}
        hrefFor={(page) => stockList.href(state, { page })}
        keyOf={({ id }) => id}
        columns={[
          { key: 'item', header: t('columns.item'), width: 'minmax(0,1fr)' },
          { key: 'stock', header: t('columns.stock'), width: '12rem' },
          ...(mayMove ? [{ key: 'change', header: t('columns.change'), width: '14rem', align: 'end' } as const] : []),
        ]}
        selection={
          mayChoose
            ? {
                value: selection,
                list: stockList.viewQuery(state),
                onChange: setSelection,
                idOf: ({ id }) => id,
                labelOf: ({ name }) => name,
              }
            : undefined
        }
      >
        {(item) => <StockCells item={item} onTask={mayMove ? setTask : null} />}
      </OfficeTable>
      {mayChoose ? (
        <StockBulkBar
          selection={selection}
          onChange={setSelection}
          found={totalRecords}
          state={state}
          mayWarn={mayWarn}
          mayPrice={mayPrice}
        />
      ) : null}
      {task ? <StockDialog task={task} onClose={() => setTask(null)} /> : null}
    </>
  )
}
