'use client'

import { useQuery } from '@tanstack/react-query'
import { ReceiptText } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { KeysetPaging } from '@/features/admin/table/keyset-paging'
import { ListFilters } from '@/features/admin/table/list-filters'
import { OfficeTable } from '@/features/admin/table/office-table'
import { SavedViews } from '@/features/admin/views/saved-views'
import { formatMonth } from '@/lib/office/formats'
import { useMayCall } from '@/features/auth/session/use-may-call'
import { officeInvoiceApi } from '@/lib/api/v1/invoice/office'
import { InvoiceCells } from './invoice-cells'
import { InvoiceExport } from './invoice-export'
import { fiscalStates, invoiceKinds, invoiceList, invoiceStates, monthsUntil, type InvoiceListState } from './invoice-list'
import { invoicesQuery } from './invoice-queries'

type InvoicesViewProps = { state: InvoiceListState; thisMonth: string }

/** Invoices and credit notes with search and filters, and the files for the accountant. `thisMonth`: '2026-11'. */
export function InvoicesView({ state, thisMonth }: InvoicesViewProps) {
  const t = useTranslations('admin.invoices')
  const mayExport = useMayCall(officeInvoiceApi.export)
  const query = useQuery(invoicesQuery(state))
  const isFirst = state.before === null && state.after === null
  const { older, newer } = query.data ?? { older: null, newer: null }
  return (
    <>
      <h1 className="mb-2 text-3xl">{t('title')}</h1>
      <p className="mb-6 text-ink-soft">{t('lead')}</p>
      {mayExport ? <InvoiceExport thisMonth={thisMonth} /> : null}
      <InvoiceFilters state={state} thisMonth={thisMonth} />
      <SavedViews name="invoices" list={invoiceList} state={state} />
      <OfficeTable
        namespace="invoices"
        caption={t('title')}
        icon={<ReceiptText aria-hidden="true" />}
        query={query}
        clearHref={invoiceList.clearHref(state)}
        firstHref={isFirst ? undefined : invoiceList.href(state)}
        keyOf={({ id }) => id}
        columns={[
          { key: 'number', header: t('columns.number'), width: '14rem' },
          { key: 'buyer', header: t('columns.buyer'), width: 'minmax(0,1fr)' },
          { key: 'total', header: t('columns.total'), width: '9rem', align: 'end' },
          { key: 'files', header: t('columns.files'), width: '17rem', align: 'end' },
        ]}
        paging={
          <KeysetPaging
            label={t('pages')}
            newer={newer === null ? null : { href: invoiceList.href(state, { before: null, after: newer }), label: t('newer') }}
            older={older === null ? null : { href: invoiceList.href(state, { before: older, after: null }), label: t('older') }}
          />
        }
      >
        {(invoice) => <InvoiceCells invoice={invoice} />}
      </OfficeTable>
    </>
  )
}

function InvoiceFilters({ state, thisMonth }: InvoicesViewProps) {
  const t = useTranslations('admin.invoices')
  const months = monthsUntil(thisMonth, state.month).map((month) => ({ value: month, label: formatMonth(`${month}-15`) }))
  return (
    <ListFilters
      list={invoiceList}
      state={state}
      fields={[
        { kind: 'words', name: 'q', label: t('find'), hint: t('findHint') },
        { kind: 'choice', name: 'month', label: t('filters.month'), options: [{ value: '', label: t('filters.anyMonth') }, ...months] },
        {
          kind: 'choice',
          name: 'kind',
          label: t('filters.kind'),
          options: invoiceKinds.map((value) => ({ value, label: t(`kinds.${value}`) })),
        },
        {
          kind: 'choice',
          name: 'state',
          label: t('filters.state'),
          options: invoiceStates.map((value) => ({ value, label: t(`states.${value}`) })),
        },
        {
          kind: 'choice',
          name: 'fiscal',
          label: t('filters.fiscal'),
          options: fiscalStates.map((value) => ({ value, label: t(`fiscalStates.${value}`) })),
        },
      ]}
      className="mb-6"
    />
  )
}
