import type { Metadata } from 'next'
import { officeMetadata } from '@/features/admin/language/office-messages'
import { orderList } from '@/features/admin/orders/list/order-list'
import { OrdersView } from '@/features/admin/orders/orders-view'
import type { Query } from '@/features/admin/table/define-list'

type OrdersPageProps = { searchParams: Promise<Query> }

export function generateMetadata(): Promise<Metadata> {
  return officeMetadata('orders')
}

export default async function OrdersPage({ searchParams }: OrdersPageProps) {
  return <OrdersView state={orderList.parse(await searchParams)} />
}
