import type { Metadata } from 'next'
import { officeMetadata } from '@/features/admin/language/office-messages'
import { OrdersView } from '@/features/admin/orders/orders-view'
import { orderViewOf } from '@/features/admin/orders/order-views'

type Query = { view?: string | string[]; q?: string | string[]; page?: string | string[] }
type OrdersPageProps = { searchParams: Promise<Query> }

export function generateMetadata(): Promise<Metadata> {
  return officeMetadata('orders')
}

export default async function OrdersPage({ searchParams }: OrdersPageProps) {
  const { view, q, page } = await searchParams
  const pageNumber = Number(page)
  const text = typeof q === 'string' ? q.slice(0, 100) : ''
  return (
    <OrdersView
      view={orderViewOf(view)}
      q={text}
      page={Number.isInteger(pageNumber) && pageNumber > 0 && pageNumber <= 10_000 ? pageNumber : 1}
    />
  )
}
