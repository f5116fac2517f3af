import type { Metadata } from 'next'
import { officeMetadata } from '@/features/admin/language/office-messages'
import { printList } from '@/features/admin/print/print-list'
import { PrintView } from '@/features/admin/print/print-view'
import type { Query } from '@/features/admin/table/define-list'

type PrintPageProps = { searchParams: Promise<Query> }

export function generateMetadata(): Promise<Metadata> {
  return officeMetadata('print')
}

export default async function PrintPage({ searchParams }: PrintPageProps) {
  const state = printList.parse(await searchParams)
  return <PrintView key={state.ids.join(',')} state={state} />
}
