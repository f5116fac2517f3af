import type { Metadata } from 'next'
import { accountMetadata } from '@/features/account/account-metadata'
import { AccountPage } from '@/features/account/layout/account-page'
import { WishlistView } from '@/features/account/wishlist/wishlist-view'

export const revalidate = 3600

export function generateStaticParams() {
  return []
}

export function generateMetadata(): Promise<Metadata> {
  return accountMetadata('wishlist')
}

export default function WishlistPage() {
  return (
    <AccountPage name="wishlist">
      <WishlistView />
    </AccountPage>
  )
}
