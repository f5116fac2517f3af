'use client'

import { useQuery } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { OfficeList } from '@/features/admin/shell/office-list'
import { OfficeSearch } from '@/features/admin/shell/office-search'
import { OfficeViews } from '@/features/admin/shell/office-views'
import { useRouter } from '@/lib/i18n/navigation'
import { customersQuery } from './customer-queries'
import { CustomerRow } from './customer-row'
import { CustomerFilters } from './list/customer-filters'
import { customerViews, listInput, listQuery, parseListState, type CustomerListState } from './list/list-state'

/** Accounts and guests; the address holds search and filters. */
export function CustomersView({ state }: { state: CustomerListState }) {
  const t = useTranslations('admin.customers')
  const router = useRouter()
  const query = useQuery(customersQuery(listInput(state)))
  const isNarrowed = state.q !== '' || state.tag !== '' || state.newsletter !== ''
  return (
    <>
      <h1 className="mb-2 text-3xl">{t('title')}</h1>
      <p className="mb-6 text-ink-soft">{t('lead')}</p>
      <OfficeSearch
        namespace="customers"
        q={state.q}
        onSearch={(q) => router.push({ pathname: '/admin/customers', query: listQuery({ ...state, q, page: 1 }) })}
        className="mb-4 max-w-xl"
      />
      <CustomerFilters state={state} />
      <OfficeViews
        label={t('viewsLabel')}
        views={customerViews.map((view) => ({
          href: { pathname: '/admin/customers', query: listQuery({ ...state, view, page: 1 }) },
          isCurrent: view === state.view,
          label: t(`views.${view}`),
          count: query.data?.counts[view],
        }))}
      />
      <OfficeList
        namespace="customers"
        icon={<Users aria-hidden="true" />}
        query={query}
        clearHref={isNarrowed ? { pathname: '/admin/customers', query: listQuery(parseListState({ view: state.view })) } : undefined}
        hrefFor={(page) => ({ pathname: '/admin/customers', query: listQuery({ ...state, page }) })}
      >
        {(customer) => <CustomerRow key={customer.id} customer={customer} />}
      </OfficeList>
    </>
  )
}
