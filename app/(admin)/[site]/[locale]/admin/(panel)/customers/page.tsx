import type { Metadata } from 'next'
import { CustomersView } from '@/features/admin/customers/customers-view'
import { parseListState, type Query } from '@/features/admin/customers/list/list-state'
import { officeMetadata } from '@/features/admin/language/office-messages'

type CustomersPageProps = { searchParams: Promise<Query> }

export function generateMetadata(): Promise<Metadata> {
  return officeMetadata('customers')
}

export default async function CustomersPage({ searchParams }: CustomersPageProps) {
  return <CustomersView state={parseListState(await searchParams)} />
}
