import type { Metadata } from 'next'
import { CustomersView } from '@/features/admin/customers/customers-view'
import { customerList } from '@/features/admin/customers/list/customer-list'
import { officeMetadata } from '@/features/admin/language/office-messages'
import type { Query } from '@/features/admin/table/define-list'

type CustomersPageProps = { searchParams: Promise<Query> }

export function generateMetadata(): Promise<Metadata> {
  return officeMetadata('customers')
}

export default async function CustomersPage({ searchParams }: CustomersPageProps) {
  return <CustomersView state={customerList.parse(await searchParams)} />
}
