import type { Metadata } from 'next'
import { accountMetadata } from '@/features/account/account-metadata'
import { AccountPage } from '@/features/account/layout/account-page'
import { OrdersView } from '@/features/account/orders/orders-view'

export const revalidate = 3600

export function generateStaticParams() {
  return []
}

export function generateMetadata(): Promise<Metadata> {
  return accountMetadata('orders')
}

export default function OrdersPage() {
  return (
    <AccountPage name="orders">
      <OrdersView />
    </AccountPage>
  )
}
