'use client'

import { useQuery } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { ListFilters } from '@/features/admin/table/list-filters'
import { OfficeTable } from '@/features/admin/table/office-table'
import { OfficeViews } from '@/features/admin/table/office-views'
import { SavedViews } from '@/features/admin/views/saved-views'
import { fold } from '@/lib/text/fold'
import { customersQuery, customerTagsQuery } from './customer-queries'
import { CustomerCells } from './list/customer-cells'
import { customerList, customerViews, type CustomerListState } from './list/customer-list'

/** Accounts and guests; the address holds search and filters. */
export function CustomersView({ state }: { state: CustomerListState }) {
  const t = useTranslations('admin.customers')
  const { newsletter, ...rest } = state
  const query = useQuery(customersQuery(newsletter === '' ? rest : { ...rest, newsletter: newsletter === 'yes' }))
  return (
    <>
      <h1 className="mb-2 text-3xl">{t('title')}</h1>
      <p className="mb-6 text-ink-soft">{t('lead')}</p>
      <CustomerFilters state={state} />
      <SavedViews name="customers" list={customerList} state={state} />
      <OfficeViews
        label={t('viewsLabel')}
        views={customerViews.map((view) => ({
          href: customerList.href(state, { view }),
          isCurrent: view === state.view,
          label: t(`views.${view}`),
          count: query.data?.counts[view],
        }))}
      />
      <OfficeTable
        namespace="customers"
        caption={t('title')}
        icon={<Users aria-hidden="true" />}
        query={query}
        clearHref={customerList.clearHref(state)}
        hrefFor={(page) => customerList.href(state, { page })}
        keyOf={({ id }) => id}
        columns={[
          { key: 'customer', header: t('columns.customer'), width: 'minmax(0,1fr)' },
          { key: 'tags', header: t('columns.tags'), width: 'minmax(0,16rem)' },
          { key: 'spent', header: t('columns.spent'), width: '11rem', align: 'end' },
        ]}
      >
        {(customer) => <CustomerCells customer={customer} />}
      </OfficeTable>
    </>
  )
}

function CustomerFilters({ state }: { state: CustomerListState }) {
  const t = useTranslations('admin.customers')
  const { data: tags = [] } = useQuery(customerTagsQuery)
  const known = tags.find(({ name }) => fold(name) === fold(state.tag))
  // A tag of the address that nobody has any more stays to be seen, and taken back.
  const names = state.tag === '' || known ? tags.map(({ name }) => name) : [state.tag, ...tags.map(({ name }) => name)]
  return (
    <ListFilters
      list={customerList}
      state={{ ...state, tag: known?.name ?? state.tag }}
      fields={[
        { kind: 'words', name: 'q', label: t('find'), hint: t('findHint') },
        {
          kind: 'choice',
          name: 'tag',
          label: t('filters.tag'),
          options: [{ value: '', label: t('filters.anyTag') }, ...names.map((name) => ({ value: name, label: name }))],
        },
        {
          kind: 'choice',
          name: 'newsletter',
          label: t('filters.newsletter'),
          options: [
            { value: '', label: t('filters.anyNewsletter') },
            { value: 'yes', label: t('filters.withNewsletter') },
            { value: 'no', label: t('filters.withoutNewsletter') },
          ],
        },
      ]}
      className="mb-4 max-w-4xl"
    />
  )
}
