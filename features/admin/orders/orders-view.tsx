'use client'

import { useQuery } from '@tanstack/react-query'
import { PackageOpen, Printer } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { LinkButton } from '@/components/ui/button/link-button'
import { useOfficeUser } from '@/features/auth/session/office-user'
import { useRouter } from '@/lib/i18n/navigation'
import { FreeAllHolds } from './free-holds'
import { officeOrdersQuery } from './order-queries'
import { countFilters, listSearchParams, parseListState, type OrderListState } from './list/list-state'
import { NewOrdersChip } from './list/new-orders-chip'
import { OrderFilters } from './list/order-filters'
import { useLiveOrders } from './list/use-live-orders'
import { orderViews } from './order-views'
import { OfficeList } from '@/features/admin/shell/office-list'
import { OfficeSearch } from '@/features/admin/shell/office-search'
import { OfficeViews } from '@/features/admin/shell/office-views'
import { OfficeOrderRow } from './order-row'

/** The order list with its views, its search and its filters; its address holds all of them. */
export function OrderList({ state }: { state: OrderListState }) {
  const t = useTranslations('admin.orders')
  const router = useRouter()
  const { data: user } = useOfficeUser()
  const { from, to, ...filter } = state
  const list = useRef<HTMLDivElement>(null)
  const input = { ...filter, ...(from ? { from } : {}), ...(to ? { to } : {}) }
  const query = useQuery(officeOrdersQuery(input))
  const { waiting, show } = useLiveOrders(input, list)
  const counts = query.data?.counts
  const isNarrowed = state.q !== '' || countFilters(state) > 0
  return (
    <>
      <div className="mb-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="mb-2 text-3xl">{t('title')}</h1>
          <p className="text-ink-soft">{t('lead')}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <LinkButton href={{ pathname: '/admin/print', query: { view: state.view, ...(state.q && { q: state.q }) } }} variant="secondary">
            <Printer aria-hidden="true" className="size-4" />
            {t('print')}
          </LinkButton>
          {user?.scopes.includes('orders') ? <LinkButton href="/admin/orders/new">{t('newOrder')}</LinkButton> : null}
        </div>
      </div>
      <OfficeSearch
        namespace="orders"
        q={state.q}
        onSearch={(q) => router.push({ pathname: '/admin/orders', query: listSearchParams({ ...state, view: 'all', q, page: 1 }) })}
        className="mb-4 max-w-xl"
      />
      <OrderFilters state={state} />
      <OfficeViews
        label={t('viewsLabel')}
        views={orderViews.map((one) => ({
          href: { pathname: '/admin/orders', query: listSearchParams({ ...state, view: one, page: 1 }) },
          isCurrent: one === state.view,
          label: t(`views.${one}`),
          count: counts?.[one],
        }))}
      />
      {state.view === 'holds' ? <FreeAllHolds orders={query.data?.records ?? []} /> : null}
      <NewOrdersChip count={waiting.length} onShow={() => void show()} />
      <div ref={list}>
        <OfficeList
          namespace="orders"
          icon={<PackageOpen aria-hidden="true" />}
          query={query}
          clearHref={isNarrowed ? { pathname: '/admin/orders', query: listSearchParams(parseListState({ view: state.view })) } : undefined}
          hrefFor={(page) => ({ pathname: '/admin/orders', query: listSearchParams({ ...state, page }) })}
        >
          {(order) => <OfficeOrderRow key={order.id} order={order} isFreeable={state.view === 'holds'} />}
        </OfficeList>
      </div>
    </>
  )
}
