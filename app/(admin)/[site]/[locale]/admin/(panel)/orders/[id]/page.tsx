import type { Metadata } from 'next'
import { officeMetadata } from '@/features/admin/language/office-messages'
import { OrderDetail } from '@/features/admin/orders/order-view'
import { notFound } from '@/lib/i18n/navigation'

type OrderPageProps = { params: Promise<{ id: string }> }

export function generateMetadata(): Promise<Metadata> {
  return officeMetadata('orders')
}

export default async function OrderPage({ params }: OrderPageProps) {
  const { id } = await params
  if (!/^[1-9]\d{0,8}$/.test(id)) notFound()
  return <OrderDetail id={Number(id)} />
}
