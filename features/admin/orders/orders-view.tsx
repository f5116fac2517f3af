'use client'

import { useQuery } from '@tanstack/react-query'
import { PackageOpen, Printer } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { LinkButton } from '@/components/ui/button/link-button'
import { printHref } from '@/features/admin/print/print-list'
import { OfficeSearch } from '@/features/admin/table/office-search'
import { OfficeTable } from '@/features/admin/table/office-table'
import { OfficeViews } from '@/features/admin/table/office-views'
import { isWholeList, nothingChosen } from '@/features/admin/table/selection/selection'
import { SavedViews } from '@/features/admin/views/saved-views'
import { useMayCall } from '@/features/auth/session/use-may-call'
import { useRouter } from '@/lib/i18n/navigation'
import { officeOrderApi } from '@/lib/api/v2/ecommerce/order/office'
import { officeDraftApi } from '@/lib/api/v2/ecommerce/order/office/draft'
import { officeOrderBulkApi } from '@/lib/api/v2/ecommerce/order/office/bulk'
import { officePrintApi } from '@/lib/api/v2/ecommerce/order/office/print'
import { OrderBulkBar } from './bulk/order-bulk-bar'
import { CancelUnpaidHolds } from './cancel-unpaid-holds'
import { NewOrdersChip } from './list/new-orders-chip'
import { OrderCells } from './list/order-cells'
import { useOrderColumns } from './list/order-columns'
import { OrderFilters } from './list/order-filters'
import { orderList, orderListInput, type OrderListState } from './list/order-list'
import { useLiveOrders } from './list/use-live-orders'
import { officeOrdersQuery } from './order-queries'
import { orderViews } from './order-views'

/** The order list with its views, its search and its filters; its address holds all of them. What is chosen stays chosen on other pages. */
export function OrdersView({ state }: { state: OrderListState }) {
  const t = useTranslations('admin.orders')
  const router = useRouter()
  const mayOrder = useMayCall(officeDraftApi.save, officeDraftApi.place)
  const mayPrint = useMayCall(officePrintApi.create)
  const mayChange = useMayCall(officeOrderBulkApi.create)
  const mayFree = useMayCall(officeOrderApi.freeHolds)
  const canCancelHolds = mayFree && state.view === 'holds'
  const columns = useOrderColumns(state)
  const list = orderList.viewQuery(state)
  const [selection, setSelection] = useState(nothingChosen)
  const input = orderListInput(state)
  const query = useQuery(officeOrdersQuery(input))
  const table = useRef<HTMLDivElement>(null)
  const { waiting, gone, show } = useLiveOrders(input, table)
  const { counts, totalRecords = 0 } = query.data ?? {}
  return (
    <>
      <div className="mb-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="mb-2 text-3xl">{t('title')}</h1>
          <p className="text-ink-soft">{t('lead')}</p>
        </div>
        <div className="flex flex-wrap gap-2 empty:hidden">
          {/* Only the bar's own print knows the orders on the list's other pages. */}
          {mayPrint && !isWholeList(selection, list) ? (
            <LinkButton href={printHref(state, selection.ids)} variant="secondary">
              <Printer aria-hidden="true" className="size-4" />
              {t('print')}
            </LinkButton>
          ) : null}
          {mayOrder ? <LinkButton href="/admin/orders/new">{t('newOrder')}</LinkButton> : null}
        </div>
      </div>
      <OfficeSearch
        namespace="orders"
        q={state.q}
        onSearch={(q) => router.push(orderList.href(state, { view: 'all', q }))}
        className="mb-4 max-w-xl"
      />
      <OrderFilters state={state}>
        <SavedViews name="orders" list={orderList} state={state} isInline />
      </OrderFilters>
      <OfficeViews
        label={t('viewsLabel')}
        views={orderViews.map((view) => ({
          href: orderList.href(state, { view }),
          isCurrent: view === state.view,
          label: t(`views.${view}`),
          count: counts?.[view],
        }))}
      />
      {canCancelHolds ? <CancelUnpaidHolds orders={query.data?.records ?? []} /> : null}
      <NewOrdersChip count={waiting.length} onShow={() => void show()} />
      <div ref={table}>
        <OfficeTable
          namespace="orders"
          caption={t('title')}
          icon={<PackageOpen aria-hidden="true" />}
          query={query}
          clearHref={orderList.clearHref(state)}
          hrefFor={(page) => orderList.href(state, { page })}
          columns={columns}
          keyOf={({ id }) => id}
          selection={
            mayChange
              ? {
                  value: selection,
                  list,
                  onChange: setSelection,
                  idOf: ({ id }) => id,
                  labelOf: ({ number }) => number,
                }
              : undefined
          }
        >
          {(order) => <OrderCells order={order} isGone={gone.includes(order.id)} canCancelHold={canCancelHolds} />}
        </OfficeTable>
      </div>
      {mayChange ? <OrderBulkBar selection={selection} onChange={setSelection} found={totalRecords} state={state} /> : null}
    </>
  )
}
