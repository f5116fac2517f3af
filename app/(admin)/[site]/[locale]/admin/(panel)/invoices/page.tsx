import type { Metadata } from 'next'
import { invoiceList } from '@/features/admin/invoices/invoice-list'
import { InvoicesView } from '@/features/admin/invoices/invoices-view'
import { officeMetadata } from '@/features/admin/language/office-messages'
import { isoDay } from '@/lib/text/dates'
import type { Query } from '@/features/admin/table/define-list'

type InvoicesPageProps = { searchParams: Promise<Query> }

export function generateMetadata(): Promise<Metadata> {
  return officeMetadata('invoices')
}

export default async function InvoicesPage({ searchParams }: InvoicesPageProps) {
  return <InvoicesView state={invoiceList.parse(await searchParams)} thisMonth={isoDay(new Date()).slice(0, 7)} />
}
