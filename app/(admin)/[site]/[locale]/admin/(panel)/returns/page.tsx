import type { Metadata } from 'next'
import { officeMetadata } from '@/features/admin/language/office-messages'
import { parseListState, type Query } from '@/features/admin/returns/list/list-state'
import { ReturnsView } from '@/features/admin/returns/list/returns-view'

type ReturnsPageProps = { searchParams: Promise<Query> }

export function generateMetadata(): Promise<Metadata> {
  return officeMetadata('returns')
}

export default async function ReturnsPage({ searchParams }: ReturnsPageProps) {
  return <ReturnsView state={parseListState(await searchParams)} />
}
