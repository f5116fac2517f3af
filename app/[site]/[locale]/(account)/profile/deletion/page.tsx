import type { Metadata } from 'next'
import { accountMetadata } from '@/features/account/account-metadata'
import { AccountPage } from '@/features/account/layout/account-page'
import { DeletionView } from '@/features/account/security/deletion-view'

export const revalidate = 3600

export function generateStaticParams() {
  return []
}

export function generateMetadata(): Promise<Metadata> {
  return accountMetadata('deletion')
}

export default function DeletionPage() {
  return (
    <AccountPage name="deletion">
      <DeletionView />
    </AccountPage>
  )
}
