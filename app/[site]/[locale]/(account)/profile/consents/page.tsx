import type { Metadata } from 'next'
import { accountMetadata } from '@/features/account/account-metadata'
import { AccountPage } from '@/features/account/layout/account-page'
import { ConsentsView } from '@/features/account/consents/consents-view'

export const revalidate = 3600

export function generateStaticParams() {
  return []
}

export function generateMetadata(): Promise<Metadata> {
  return accountMetadata('consents')
}

export default function ConsentsPage() {
  return (
    <AccountPage name="consents">
      <ConsentsView />
    </AccountPage>
  )
}
