import type { Metadata } from 'next'
import { accountMetadata } from '@/features/account/account-metadata'
import { AccountPage } from '@/features/account/layout/account-page'
import { SecurityView } from '@/features/account/security/security-view'

export const revalidate = 3600

export function generateStaticParams() {
  return []
}

export function generateMetadata(): Promise<Metadata> {
  return accountMetadata('security')
}

export default function SecurityPage() {
  return (
    <AccountPage name="security">
      <SecurityView />
    </AccountPage>
  )
}
