import type { Metadata } from 'next'
import { AccountView } from '@/features/admin/account/account-view'
import { officeMetadata } from '@/features/admin/language/office-messages'

export function generateMetadata(): Promise<Metadata> {
  return officeMetadata('account')
}

export default function AccountPage() {
  return <AccountView />
}
