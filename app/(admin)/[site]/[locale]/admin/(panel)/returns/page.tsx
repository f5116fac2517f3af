import type { Metadata } from 'next'
import { officeMetadata } from '@/features/admin/language/office-messages'
import { returnList } from '@/features/admin/returns/list/return-list'
import { ReturnsView } from '@/features/admin/returns/list/returns-view'
import type { Query } from '@/features/admin/table/define-list'

type ReturnsPageProps = { searchParams: Promise<Query> }

export function generateMetadata(): Promise<Metadata> {
  return officeMetadata('returns')
}

export default async function ReturnsPage({ searchParams }: ReturnsPageProps) {
  return <ReturnsView state={returnList.parse(await searchParams)} />
}
