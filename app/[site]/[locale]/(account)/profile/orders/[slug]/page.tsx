import type { Metadata } from 'next'
import { accountMetadata } from '@/features/account/account-metadata'
import { AccountOrderView } from '@/features/account/orders/order-view'

// Nothing to keep: every address under it would be a page of its own.
export const dynamic = 'force-dynamic'

export function generateMetadata(): Promise<Metadata> {
  return accountMetadata('order')
}

type Props = { params: Promise<{ slug: string }> }

export default async function OrderPage({ params }: Props) {
  const { slug } = await params
  return <AccountOrderView orderSlug={slug} />
}
