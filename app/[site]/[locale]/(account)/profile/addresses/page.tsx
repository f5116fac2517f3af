import type { Metadata } from 'next'
import { accountMetadata } from '@/features/account/account-metadata'
import { AccountPage } from '@/features/account/layout/account-page'
import { AddressBook } from '@/features/account/addresses/address-book'

export const revalidate = 3600

export function generateStaticParams() {
  return []
}

export function generateMetadata(): Promise<Metadata> {
  return accountMetadata('addresses')
}

export default function AddressesPage() {
  return (
    <AccountPage name="addresses">
      <AddressBook />
    </AccountPage>
  )
}
