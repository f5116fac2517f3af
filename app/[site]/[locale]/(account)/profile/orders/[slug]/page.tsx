import type { Metadata } from 'next'
import { accountMetadata } from '@/features/account/account-metadata'
import { AccountOrderView } from '@/features/account/orders/order-view'

// One URL per order, so caching is useless.
export const dynamic = 'force-dynamic'

export function generateMetadata(): Promise<Metadata> {
  return accountMetadata('order')
}

type Props = { params: Promise<{ slug: string }> }

export default async function OrderPage({ params }: Props) {
  const { slug } = await params
  return <AccountOrderView orderSlug={slug} />
}
