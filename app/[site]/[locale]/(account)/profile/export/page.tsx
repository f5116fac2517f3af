import type { Metadata } from 'next'
import { accountMetadata } from '@/features/account/account-metadata'
import { AccountPage } from '@/features/account/layout/account-page'
import { ExportView } from '@/features/account/security/export-view'

export const revalidate = 3600

export function generateStaticParams() {
  return []
}

export function generateMetadata(): Promise<Metadata> {
  return accountMetadata('export')
}

export default function ExportPage() {
  return (
    <AccountPage name="export">
      <ExportView />
    </AccountPage>
  )
}
