import type { Metadata } from 'next'
import { officeMetadata } from '@/features/admin/language/office-messages'
import { parsePrintState } from '@/features/admin/print/print-state'
import { PrintView } from '@/features/admin/print/print-view'

type PrintPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export function generateMetadata(): Promise<Metadata> {
  return officeMetadata('print')
}

export default async function PrintPage({ searchParams }: PrintPageProps) {
  return <PrintView state={parsePrintState(await searchParams)} />
}
