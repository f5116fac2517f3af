import type { Metadata } from 'next'
import { officeMetadata } from '@/features/admin/language/office-messages'
import { parseListState, type Query } from '@/features/admin/orders/list/list-state'
import { OrderList } from '@/features/admin/orders/orders-view'

type OrdersPageProps = { searchParams: Promise<Query> }

export function generateMetadata(): Promise<Metadata> {
  return officeMetadata('orders')
}

export default async function OrdersPage({ searchParams }: OrdersPageProps) {
  return <OrderList state={parseListState(await searchParams)} />
}
