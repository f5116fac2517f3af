import type { Metadata } from 'next'
import { CustomerView } from '@/features/admin/customers/person/customer-view'
import { officeMetadata } from '@/features/admin/language/office-messages'
import { notFound } from '@/lib/i18n/navigation'

type CustomerPageProps = { params: Promise<{ id: string }> }

export function generateMetadata(): Promise<Metadata> {
  return officeMetadata('customers')
}

export default async function CustomerPage({ params }: CustomerPageProps) {
  const { id } = await params
  if (!/^[1-9]\d{0,8}$/.test(id)) notFound()
  return <CustomerView id={Number(id)} />
}
