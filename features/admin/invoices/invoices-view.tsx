'use client'

import { useQuery } from '@tanstack/react-query'
import { ReceiptText } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { KeysetPaging } from '@/features/admin/shell/keyset-paging'
import { OfficeList } from '@/features/admin/shell/office-list'
import { InvoiceExport } from './invoice-export'
import { InvoiceFilters } from './invoice-filters'
import { invoicesQuery } from './invoice-queries'
import { InvoiceRow } from './invoice-row'
import { invoiceQueryOf, isFiltered, type InvoiceListState } from './invoice-state'

/** Invoices and credit notes with search and filters, and the files for the accountant. `thisMonth`: '2026-11'. */
export function InvoicesView({ state, thisMonth }: { state: InvoiceListState; thisMonth: string }) {
  const t = useTranslations('admin.invoices')
  const query = useQuery(invoicesQuery(state))
  const hrefOf = (page: { before?: number; after?: number }) =>
    ({ pathname: '/admin/invoices', query: invoiceQueryOf({ ...state, before: page.before ?? null, after: page.after ?? null }) }) as const
  const { older, newer } = query.data ?? { older: null, newer: null }
  return (
    <>
      <h1 className="mb-2 text-3xl">{t('title')}</h1>
      <p className="mb-6 text-ink-soft">{t('lead')}</p>
      <InvoiceExport thisMonth={thisMonth} />
      <InvoiceFilters state={state} thisMonth={thisMonth} />
      <OfficeList
        namespace="invoices"
        icon={<ReceiptText aria-hidden="true" />}
        query={query}
        clearHref={isFiltered(state) ? '/admin/invoices' : undefined}
        paging={
          <KeysetPaging
            label={t('pages')}
            newer={newer === null ? null : { href: hrefOf({ after: newer }), label: t('newer') }}
            older={older === null ? null : { href: hrefOf({ before: older }), label: t('older') }}
          />
        }
      >
        {(invoice) => <InvoiceRow key={invoice.id} invoice={invoice} />}
      </OfficeList>
    </>
  )
}
