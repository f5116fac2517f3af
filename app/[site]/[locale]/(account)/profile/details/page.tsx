import type { Metadata } from 'next'
import { accountMetadata } from '@/features/account/account-metadata'
import { AccountPage } from '@/features/account/layout/account-page'
import { DetailsView } from '@/features/account/profile/details-view'

export const revalidate = 3600

export function generateStaticParams() {
  return []
}

export function generateMetadata(): Promise<Metadata> {
  return accountMetadata('details')
}

export default function DetailsPage() {
  return (
    <AccountPage name="details">
      <DetailsView />
    </AccountPage>
  )
}
