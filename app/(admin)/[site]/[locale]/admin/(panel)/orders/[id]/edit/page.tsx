import type { Metadata } from 'next'
import { officeMetadata } from '@/features/admin/language/office-messages'
import { OrderEditView } from '@/features/admin/order-edit/order-edit-view'
import { notFound } from '@/lib/i18n/navigation'

type EditPageProps = { params: Promise<{ id: string }> }

export function generateMetadata(): Promise<Metadata> {
  return officeMetadata('orderEdit')
}

export default async function EditOrderPage({ params }: EditPageProps) {
  const { id } = await params
  if (!/^[1-9]\d{0,8}$/.test(id)) notFound()
  return <OrderEditView id={Number(id)} />
}
