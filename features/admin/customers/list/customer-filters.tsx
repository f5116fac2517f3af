'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useId, type ReactNode } from 'react'
import { Select } from '@/components/ui/control/select'
import { customerTagsQuery } from '@/features/admin/customers/customer-queries'
import { fold } from '@/lib/text/fold'
import { useRouter } from '@/lib/i18n/navigation'
import { listQuery, type CustomerListState } from './list-state'

/** The filters of the list of customers; each takes effect at once, and the address holds it. */
export function CustomerFilters({ state }: { state: CustomerListState }) {
  const t = useTranslations('admin.customers.filters')
  const router = useRouter()
  const { data: tags = [] } = useQuery(customerTagsQuery)
  const known = tags.find(({ name }) => fold(name) === fold(state.tag))
  // A tag of the address that nobody has any more stays to be seen, and taken back.
  const names = state.tag === '' || known ? tags.map(({ name }) => name) : [state.tag, ...tags.map(({ name }) => name)]

  function show(change: Partial<CustomerListState>) {
    router.push({ pathname: '/admin/customers', query: listQuery({ ...state, ...change, page: 1 }) })
  }

  return (
    <div className="mb-4 grid max-w-xl gap-4 sm:grid-cols-2">
      <Filter label={t('tag')}>
        {(id) => (
          <Select id={id} value={known?.name ?? state.tag} onChange={({ target }) => show({ tag: target.value })}>
            <option value="">{t('anyTag')}</option>
            {names.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        )}
      </Filter>
      <Filter label={t('newsletter')}>
        {(id) => (
          <Select
            id={id}
            value={state.newsletter}
            onChange={({ target: { value } }) => show({ newsletter: value === 'yes' || value === 'no' ? value : '' })}
          >
            <option value="">{t('anyNewsletter')}</option>
            <option value="yes">{t('withNewsletter')}</option>
            <option value="no">{t('withoutNewsletter')}</option>
          </Select>
        )}
      </Filter>
    </div>
  )
}

function Filter({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      {children(id)}
    </div>
  )
}
